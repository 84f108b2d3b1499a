import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageAnswer } from './page-answer';

const html = 'A page. '.repeat(500);
const answer = new PageAnswer(200, {}, html, true);

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
])(
  'the answer to a page is compressed as a browser that accepts "%s" can read it',
  async (accepted, encoding, unpack) => {
    const sent = await answer.bodyFor(accepted);
    expect(sent.encoding).toBe(encoding);
    expect(unpack(sent.body).toString()).toBe(html);
    expect(sent.body.length).toBeLessThan(html.length / 10);
    expect((await answer.bodyFor(accepted)).body).toBe(sent.body);
  },
);

it.each([undefined, 'identity', 'deflate'])(
  'the answer to a page goes as it is to who accepts %s',
  async (accepted) => {
    const { body, encoding } = await answer.bodyFor(accepted);
    expect([body.toString(), encoding]).toEqual([html, undefined]);
  },
);

it('the answer of a few words goes as it is: packed it would be no smaller', async () => {
  const { body, encoding } = await new PageAnswer(308, {}, 'Moved', true).bodyFor('br');
  expect([body.toString(), encoding]).toEqual(['Moved', undefined]);
});

it('the answer to a page has a tag that changes with its content only', () => {
  expect(new PageAnswer(200, {}, html, true).etag).toBe(answer.etag);
  expect(new PageAnswer(200, {}, `${html}.`, true).etag).not.toBe(answer.etag);
});

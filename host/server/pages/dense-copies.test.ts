import { brotliDecompressSync } from 'node:zlib';
import { DenseCopies, denseCopies } from './dense-copies';
import { PageAnswer } from './page-answer';

const words = (seed: number) =>
  Array.from({ length: 4_000 }, (_, n) => ((n * seed) % 9_973).toString(36)).join(' ');

const sentTo = async (answer: PageAnswer) => (await answer.bodyFor('br')).body;

it('the host gives the first visitors of a page a quick copy, and later ones a smaller one of the same text', async () => {
  const html = words(7_919);
  const quick = await sentTo(new PageAnswer(200, {}, html, true));
  const answer = new PageAnswer(200, {}, html, true);
  await sentTo(answer);
  await sentTo(answer);
  await denseCopies.settled();

  const later = await sentTo(new PageAnswer(200, {}, html, true));
  expect(later.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(later).toString()).toBe(html);
});

it('the host makes none of a page that is not given to the next visitor', async () => {
  const answer = new PageAnswer(200, {}, words(7_907), false);
  const first = await sentTo(answer);
  await sentTo(answer);
  await denseCopies.settled();
  expect(await sentTo(answer)).toBe(first);
});

describe('dense copies', () => {
  const body = Buffer.from(words(7_919).slice(0, 2_000));
  let copies: DenseCopies;
  beforeEach(() => {
    copies = new DenseCopies();
  });

  it('are made once of the same text, and of a further one when it comes', async () => {
    copies.add('a', body);
    await copies.settled();
    const made = copies.get('a');
    copies.add('a', body);
    copies.add('b', body);
    await copies.settled();
    expect(copies.get('a')).toBe(made);
    expect(copies.get('b')).toBeDefined();
  });

  it('are made of fifty pages that wait, and of no more', async () => {
    for (let page = 0; page < 60; page += 1) copies.add(`${page}`, body);
    await copies.settled();
    expect([copies.get('49'), copies.get('50')]).toEqual([expect.any(Buffer), undefined]);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPopupOffers } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { readReleasedContent } from './released-content';

const API = 'http://127.0.0.1:4000';
const OFFERS = callAddress(readPopupOffers);
const JSON_FILES = OFFERS.slice(0, OFFERS.lastIndexOf('/'));

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(dir, 'json'));
  await writeFile(join(dir, 'json/offers.json'), '{"data":{"offers":[]}}');
  await writeFile(join(dir, 'secret.json'), '{}');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const network = jest.fn(async () => Response.json({ from: 'the network' }));
const ask = (address: string, init?: RequestInit) =>
  readReleasedContent(dir, API, network)(address, init);

describe('the released content of a render worker', () => {
  it('answers for texts of the site, and says of one that it does not have that it is not there', async () => {
    expect(await (await ask(API + OFFERS)).json()).toEqual({
      data: { offers: [] },
    });
    expect((await ask(`${API}${JSON_FILES}/nothing.json`)).status).toBe(404);
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    `${API}/api/v2/ev/products`,
    `http://elsewhere.example${OFFERS}`,
    `${API}${JSON_FILES}/../secret.json`,
    `${API}${JSON_FILES}/%2e%2e/secret.json`,
  ])('leaves %s to the network', async (address) => {
    expect(await (await ask(address)).json()).toEqual({ from: 'the network' });
  });

  it('reads nothing for a page that nobody waits for any more', async () => {
    const signal = AbortSignal.abort(new Error('the visitor left'));
    await expect(ask(API + OFFERS, { signal })).rejects.toThrow('the visitor left');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore } from '../registry';
import { previewLink } from './preview-command';

const { RELEASES_DIR, RELEASES_STORE, RELEASE_KEY, SITE_ORIGIN, PORT, ...others } = process.env;
let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'preview-'));
  await ensureStore(store);
  process.env = { ...others, RELEASES_DIR: store };
});
afterEach(async () => {
  const before = { RELEASES_DIR, RELEASES_STORE, RELEASE_KEY, SITE_ORIGIN, PORT };
  const set = Object.entries(before).filter(([, value]) => value !== undefined);
  process.env = { ...others, ...Object.fromEntries(set) };
  await rm(store, { recursive: true, force: true });
});

it.each([
  [{ SITE_ORIGIN: 'https://vayu.example' }, 'https://vayu.example'],
  [{ SITE_ORIGIN: 'https://vayu.example/' }, 'https://vayu.example'],
  [{ PORT: '3100' }, 'http://localhost:3100'],
])(
  'a preview link with %j leads to the page of the site that opens previews',
  async (env, site) => {
    Object.assign(process.env, env);
    const link = await previewLink('mf-catalog', '1.2.0');
    expect(link.replace(/=.*/, '=')).toBe(`${site}/federation/preview?link=`);
  },
);

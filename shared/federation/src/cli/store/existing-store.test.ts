import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseMissingStore } from './existing-store';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

it.each(['an empty folder', 'no folder', 'a folder with copies of buckets'])(
  'a command about releases says of %s that nothing was released there, and what makes a store',
  async (what) => {
    if (what === 'no folder') await rm(store, { recursive: true });
    if (what.endsWith('buckets')) await mkdir(join(store, '.buckets'));
    await expect(refuseMissingStore(store)).rejects.toThrow(
      `Nothing is released in ${store}. \`npm start\` or \`pnpm release <remote>\` makes a store there; RELEASES_DIR or RELEASES_STORE names another one.`,
    );
  },
);

it('a command about releases names the bucket in which nothing was released, and not the folder of its copy', async () => {
  await expect(refuseMissingStore(store, 's3://releases')).rejects.toThrow(
    'Nothing is released in s3://releases. ',
  );
});

it('a command about releases goes on with a store that has lost its registry, for which it has words of its own', async () => {
  await mkdir(join(store, 'keys'));
  await writeFile(join(store, 'keys/registry.pub'), '');
  await expect(refuseMissingStore(store)).resolves.toBeUndefined();
});

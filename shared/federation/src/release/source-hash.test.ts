import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashSources } from './source-hash';

let root: string;
afterEach(() => rm(root, { recursive: true, force: true }));

const LOCKFILE = `
lockfileVersion: '9.0'
catalogs: {default: {swiper: {specifier: 14.4.0, version: 14.4.0}}}
importers:
  api: {dependencies: {fastify: {specifier: 'catalog:', version: 5.1.0}}}
  mf-a:
    dependencies:
      '@site/ui': {specifier: 'workspace:*', version: 'link:../shared/ui'}
      maps: {specifier: 'catalog:', version: 'npm-maps@1.0.0(react@19.3.1)'}
    devDependencies: {jest: {specifier: 'catalog:', version: 30.0.0}}
  mf-b: {dependencies: {charts: {specifier: 'catalog:', version: 3.0.0}}}
  shared/ui: {dependencies: {swiper: {specifier: 'catalog:', version: 14.4.0}}}
packages:
  fastify@5.1.0: {resolution: {integrity: sha512-fastify}}
  npm-maps@1.0.0: {resolution: {integrity: sha512-maps}}
  tiles@2.0.0: {resolution: {integrity: sha512-tiles}}
  jest@30.0.0: {resolution: {integrity: sha512-jest}}
  charts@3.0.0: {resolution: {integrity: sha512-charts}}
  swiper@14.4.0: {resolution: {integrity: sha512-swiper}}
snapshots:
  fastify@5.1.0: {}
  npm-maps@1.0.0(react@19.3.1): {dependencies: {tiles: 2.0.0}}
  tiles@2.0.0: {dependencies: {maps: 'npm-maps@1.0.0(react@19.3.1)'}}
  jest@30.0.0: {}
  charts@3.0.0: {}
  swiper@14.4.0: {}
`;

/** A workspace of an API, two remotes and a shared package, in a folder of its own. */
async function workspace(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await write('pnpm-lock.yaml', LOCKFILE);
  for (const app of ['api', 'mf-a', 'mf-b', 'shared/ui']) await write(`${app}/src/page.ts`, app);
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

const relock = (from: string, to: string) => write('pnpm-lock.yaml', LOCKFILE.replaceAll(from, to));
const hashOf = () => hashSources(root, 'mf-a');

it('the hash of sources is the same in any folder', async () => {
  await workspace();
  const before = await hashOf();
  await rm(root, { recursive: true });
  await workspace();
  expect(await hashOf()).toBe(before);
});

it.each([
  ['its own source changes', () => write('mf-a/src/page.ts', 'new')],
  ['its own source has another name', () => write('mf-a/src/other.ts', '')],
  ['a shared source changes', () => write('shared/ui/src/page.ts', 'new')],
  ['a package that it uses is another', () => relock('npm-maps@1.0.0', 'npm-maps@1.0.1')],
  ['a package that its package uses is another', () => relock('2.0.0', '2.0.1')],
  ['a package of a shared package is another', () => relock('14.4.0', '14.5.0')],
  ['a package has other files under the same version', () => relock('sha512-tiles', 'sha512-new')],
  ['a package has another peer', () => relock('react@19.3.1', 'react@19.3.2')],
  [
    'all packages are resolved in another way',
    () => write('pnpm-lock.yaml', `${LOCKFILE}overrides: {tiles: 2.0.0}`),
  ],
])('the hash of sources is another when %s', async (_what, change) => {
  await workspace();
  const before = await hashOf();
  await change();
  expect(await hashOf()).not.toBe(before);
});

it.each([
  ['a test changes', () => write('mf-a/src/page.test.ts', 'new')],
  ['its README changes', () => write('mf-a/README.md', 'new')],
  ['it was built', () => write('mf-a/dist/page.js', 'new')],
  ['another remote changes', () => write('mf-b/src/page.ts', 'new')],
  ['a package of another remote is another', () => relock('charts@3.0.0', 'charts@3.0.1')],
  ['a package of the API is another', () => relock('5.1.0', '5.2.0')],
  ['a package that only tests use is another', () => relock('30.0.0', '30.1.0')],
])('the hash of sources stays when %s', async (_what, change) => {
  await workspace();
  const before = await hashOf();
  await change();
  expect(await hashOf()).toBe(before);
});

it('the hash of sources is none without a lockfile', async () => {
  await workspace();
  await rm(join(root, 'pnpm-lock.yaml'));
  await expect(hashOf()).rejects.toThrow('pnpm-lock.yaml');
});

it('the sources of a remote in a folder outside of the workspace have the hash that they would have in it', async () => {
  await workspace();
  const inside = await hashSources(root, 'mf-a');
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await cp(join(root, 'mf-a'), outside, { recursive: true });
  expect(await hashSources(root, 'mf-a', outside)).toBe(inside);
  await writeFile(join(outside, 'src/page.ts'), 'changed');
  expect(await hashSources(root, 'mf-a', outside)).not.toBe(inside);
  await rm(outside, { recursive: true });
});

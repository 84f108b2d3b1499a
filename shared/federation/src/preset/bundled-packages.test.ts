import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { bundledPackages, sayApps } from './bundled-packages';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'packages-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const library = (name: string, version: string) => ({
  [`mf-a/node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
  [`mf-a/node_modules/${name}/esm/package.json`]: '{"type":"module"}',
  [`mf-a/node_modules/${name}/esm/index.js`]: `export function word() { return [globalThis.name, '${name}']; }`,
});

const FILES = {
  ...library('used', '1.2.3'),
  ...library('left-out', '2.0.0'),
  'host/package.json': '{"name":"host","version":"1.0.0"}',
  'host/src/index.js': 'export function shell() { return [globalThis.name]; }',
  'shared/package.json': '{"name":"@site/links","version":"1.4.0"}',
  'shared/src/index.js': 'export function home() { return [globalThis.name]; }',
  'mf-a/package.json': '{"name":"mf-a","version":"9.0.0","sideEffects":false}',
  'mf-a/page.js': `import { word } from 'used/esm/index.js'; import { home } from '../shared/src/index.js';
    import { shell } from '../host/src/index.js'; import './unused.js'; console.log(word(), home(), shell()); export const late = () => import('./late.js');`,
  'mf-a/unused.js': "import { word } from 'left-out/esm/index.js'; export const lost = word;",
  'mf-a/late.js': "export { word } from 'used/esm/index.js';",
};

it('the log of packages names those of which a build holds code, with their versions, and not what was left out; code of another part of the site is wrong', async () => {
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  const root = join(dir, 'mf-a');
  const log = bundledPackages(root);
  const compiler = rspack({
    context: root,
    mode: 'production',
    entry: './page.js',
    output: { path: join(dir, 'dist') },
    plugins: [log.plugin],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(log.read().map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@site/links 1.4.0',
    'host 1.0.0',
    'used 1.2.3',
  ]);
  expect(sayApps(log.read())).toEqual([
    'It holds code of host, which is released by itself: take it from shared/*.',
  ]);
});

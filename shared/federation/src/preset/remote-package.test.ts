import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemotePackage } from './remote-package';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'remote-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const withPackage = async (json: object) => {
  await writeFile(join(dir, 'package.json'), JSON.stringify(json));
  return () => readRemotePackage(dir);
};

it('the build reads name, version and exposes: all that a remote states', async () => {
  const exports = {
    './routes': './src/routes.tsx',
    './slots/book-now': './src/slots/book-now.tsx',
  };
  const read = await withPackage({ name: 'mf-catalog', version: '1.2.3', exports });
  expect(read()).toEqual({ name: 'mf-catalog', version: '1.2.3', exposes: exports });
});

it.each([
  [
    { name: 'catalog', version: '1.0.0', exports: { './routes': 'x' } },
    '"name" must look like mf-catalog',
  ],
  [{ name: 'mf-catalog', exports: { './routes': 'x' } }, '"version" is missing'],
  [{ name: 'mf-catalog', version: '1.0.0' }, '"exports" must list "./routes"'],
  [
    { name: 'mf-catalog', version: '1.0.0', exports: { './routes': 'x', './store': 'y' } },
    'cannot expose "./store"',
  ],
  [
    { name: 'mf-catalog', version: '1.0.0', exports: './src/routes.tsx' },
    '"exports" must name one source file for each part',
  ],
  [
    { name: 'mf-catalog', version: '1.0.0', exports: { './routes': { import: 'x' } } },
    '"exports" must name one source file for each part',
  ],
])('the build names the file and what is wrong: %j', async (json, message) => {
  const read = await withPackage(json);
  expect(read).toThrow(message);
  expect(read).toThrow(join(dir, 'package.json'));
});

it('the build names a package.json that is no JSON', async () => {
  await writeFile(join(dir, 'package.json'), '{ "name": "mf-catalog", ');
  expect(() => readRemotePackage(dir)).toThrow(`${join(dir, 'package.json')} is no JSON: `);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateOf } from './address';
import { endpoints } from './all';

const ROOT = join(__dirname, '../../../..');
/** They prove what an address looks like on its way; everybody else asks by the endpoint. */
const WRITES_ADDRESSES = ['shared/contract', 'shared/api-client', 'shared/testing'];
const SOURCE = /\.tsx?$/;

const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

/** Folders whose code runs in browsers, with its tests. */
const folders = [
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => `${name}/src`),
  'host/src',
  ...foldersIn('shared').filter((name) => !name.endsWith('.md')),
].filter((name) => !WRITES_ADDRESSES.includes(name));

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path);
    return SOURCE.test(path) ? [path] : [];
  });
}

/** What an address of a call begins with, up to its first parameter. */
const beginnings = Object.values(endpoints).map(
  (endpoint) => templateOf(endpoint, 'ev').split(':', 1)[0] ?? '',
);

it('no remote and no shell retypes the address of a call: tests too answer by the endpoint', () => {
  const files = folders.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(300);
  const retyped = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return beginnings.some((beginning) => text.includes(beginning));
  });
  expect(retyped).toEqual([]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as first from '../shared/brand/src/brand';
import { readPackages } from './lib/borders/read-packages';
import {
  brand as other,
  brandColours as otherColours,
  brandLogo as otherLogo,
  brandTypeface as otherTypeface,
} from './lib/brand/other-brand';

const root = join(__dirname, '..');

/** All texts inside of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every value of one field, wherever it stands. */
function valuesOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === field && typeof entry === 'string' ? [entry] : valuesOf(entry, field),
  );
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(root, file), 'utf8'));

/** A colour as `rgb()` and `rgba()` write it: "#0b0b0d" is "11, 11, 13", in minified code "11,11,13". */
function numbersOf(colour: string): string[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [parts.join(', '), parts.join(',')];
}

/** Words of the first maker: its brand file, its products, and the pictures of its content. */
async function wordsOfFirstBrand(): Promise<string[]> {
  const seeds = await readJson('api/seeds/products.json');
  const folder = 'api/content/json';
  const content = await Promise.all(
    (await readdir(join(root, folder))).map((file) => readJson(join(folder, file))),
  );
  const shared = new Set(textsIn([other, otherColours, otherLogo, otherTypeface]));
  const words = [
    ...textsIn({ ...first }).filter((text) => !shared.has(text)),
    ...Object.values(first.brandColours).flatMap(numbersOf),
    ...['title', 'slug', 'item_key', 'name'].flatMap((field) => valuesOf(seeds, field)),
    ...valuesOf(content, '$image'),
    'marut',
    'graphite',
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

interface BuiltFile {
  file: string;
  text: string;
}

async function readScripts(folder: string): Promise<BuiltFile[]> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file));
  return Promise.all(
    scripts.map(async (file) => ({
      file,
      text: (await readFile(join(folder, file), 'utf8')).toLowerCase(),
    })),
  );
}

let folder: string;
let scripts: BuiltFile[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-brand-'));
  await promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx/esm', 'scripts/lib/brand/build-with-brand.ts'],
      join(root, 'scripts/lib/brand/other-brand.ts'),
      folder,
    ],
    { cwd: root },
  );
  scripts = await readScripts(folder);
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const partsWith = (word: string) => {
  const found = scripts.filter(({ text }) => text.includes(word.toLowerCase()));
  return new Set(found.map(({ file }) => file.split(/[\\/]/)[0]));
};

describe('a site that is built for a second maker', () => {
  it('speaks of that one in host and remotes', () => {
    const apps = readPackages(root).filter(({ kind }) => kind === 'host' || kind === 'remote');
    expect(apps.length).toBeGreaterThan(4);
    expect([...partsWith(other.name)].sort()).toEqual(apps.map(({ folder }) => folder));
    expect(partsWith(otherColours.primary)).toContain('host');
  });

  it('holds no word, colour, number or picture of the first one', async () => {
    const words = await wordsOfFirstBrand();
    expect(words.length).toBeGreaterThan(50);
    const found = words.flatMap((word) =>
      scripts
        .filter(({ text }) => text.includes(word))
        .map(({ file }) => `${word} in ${file.split('.')[0]}`),
    );
    expect(found).toEqual([]);
  });
});

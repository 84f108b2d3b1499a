import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalPage } from '@site/contract';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const POLICY = join(ROOT, 'api/content/json/cookies-policies.json');
const PRIVACY = join(ROOT, 'api/content/json/privacy-policy.json');
const SKIPPED = /^(node_modules|dist|testing|e2e|scripts)$|\.test\.tsx?$/;

/** The one helper that takes a storage key from its callers. */
const WRAPPER = /export function browserText\(/;

/** Every source file in and below a folder. */
async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !SKIPPED.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

/** Text of every source file that a visitor's browser or the servers behind the site run. */
async function readSources(): Promise<string[]> {
  const folders = (await readdir(ROOT)).filter((name) => /^(host|shared|api|mf-\w+)$/.test(name));
  const files = await Promise.all(folders.map((folder) => sourceFiles(join(ROOT, folder))));
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
}

/** The keys that the sources read and write in browser storage: constants resolved, of `draft:…` the first word. */
function storageKeys(sources: readonly string[]): string[] {
  const constantNamed = (name: string) => {
    for (const text of sources) {
      const value = text.match(new RegExp(`const ${name} = '([^']+)'`))?.[1];
      const prefix = text.match(new RegExp(`const ${name} = \\(.*\\) => \`(\\w+):`))?.[1];
      const key = value ?? prefix;
      if (key) return key;
    }
    throw new Error(`Nothing says what the storage key ${name} is`);
  };
  const direct = sources
    .filter((text) => /\b(local|session)Storage\b/.test(text) && !WRAPPER.test(text))
    .flatMap((text) => [...text.matchAll(/\b(?:get|set|remove)Item\(\s*([^,)]+)/g)]);
  const wrapped = sources.flatMap((text) => [
    ...text.matchAll(/\bbrowserText\('(?:local|session)', ([^,)]+)\)/g),
  ]);
  const keys = [...direct, ...wrapped].map(
    ([, argument = '']) => /^['`](\w+)/.exec(argument)?.[1] ?? constantNamed(wordIn(argument)),
  );
  return [...new Set(keys)].sort();
}

const wordIn = (argument: string) => /\w+/.exec(argument)?.[0] ?? '';

let policy: LegalPage;
let sources: string[];

beforeAll(async () => {
  policy = (JSON.parse(await readFile(POLICY, 'utf8')) as { data: LegalPage }).data;
  sources = await readSources();
});

const pointsOf = (id: string) => policy.sections.find((section) => section.id === id)?.points ?? [];
const textOf = (id: string) => JSON.stringify(policy.sections.find((section) => section.id === id));

it('the cookies policy names every key that the site keeps in browser storage, and no other', () => {
  const keys = storageKeys(sources);
  expect(keys).toContain('themeMode');
  expect(pointsOf('what-we-store').map((point) => point.split(':')[0])).toEqual(
    expect.arrayContaining(keys),
  );
  expect(pointsOf('what-we-store')).toHaveLength(keys.length);
});

it('the cookies policy names every cookie that the site sets, and no other', () => {
  const setting = sources.filter((text) =>
    /document\.cookie|cookieStore|stringifySetCookie/.test(text),
  );
  const named = setting.map((text) => text.match(/const \w+_COOKIE = '([\w-]+)'/)?.[1]);
  expect(named).not.toContain(undefined);
  expect(pointsOf('own-cookies').map((point) => point.split(':')[0])).toEqual(named.sort());
});

it('the cookies policy tells of the rides that wait on a device of the staff, wherever a database of the browser is opened', () => {
  expect(sources.some((text) => text.includes('openDB'))).toBe(true);
  expect(textOf('event-staff')).toMatch(/encrypted.*seven days/);
});

it('the cookies policy tells what is counted without asking, and that it says nothing of the visitor', () => {
  expect(sources.some((text) => text.includes('web-vitals'))).toBe(true);
  for (const told of ['four numbers', 'no cookie is sent', 'network address', 'do not ask first'])
    expect(textOf('speed')).toContain(told);
});

it('the legal texts say of the measurement only what is true with and without a question', async () => {
  expect(textOf('changing-your-mind')).toMatch(/Where you were asked, you can withdraw/);
  expect(textOf('measurement')).toContain('Where nothing is measured, you are not asked.');
  // Nothing else promises a notice or an entry that a site without measurement does not have.
  const promising = policy.sections
    .filter((section) => /“Cookie choices”|we ask/.test(JSON.stringify(section)))
    .map(({ id }) => id);
  expect(promising.sort()).toEqual(['changing-your-mind', 'measurement']);
  const privacy = await readFile(PRIVACY, 'utf8');
  expect(privacy.match(/[^"]*“Cookie choices”[^"]*/g)).toEqual([
    expect.stringMatching(/^Google, for the measurement, where this site asks you for it and only/),
  ]);
});

it('the cookies policy tells of the measurement what the consent notice asks, and how to withdraw', () => {
  const measurement = textOf('measurement');
  for (const told of [
    'we ask',
    'Until you accept',
    'if you decline',
    'googletagmanager',
    '_gcl_au',
  ])
    expect(measurement).toContain(told);
  expect(textOf('changing-your-mind')).toMatch(/withdraw .*“Cookie choices” at the foot/);
});

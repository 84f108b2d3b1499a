import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRealSecret, readSecrets } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motorbike-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = () => readSecrets({}, false, folder).tokenSecret;

it('the kept secret is made once, for its owner alone, and nothing else is left in the folder', () => {
  const secret = read();
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(read()).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
});

it('a kept secret that begins as a sample does is taken: it is random all the same', () => {
  const secret = '123'.padEnd(64, '9f86d081');
  writeFileSync(join(folder, 'token-secret'), secret);
  expect(isRealSecret(secret)).toBe(false);
  expect(read()).toBe(secret);
});

it.each([
  ['empty', ''],
  ['cut off', '9f86d081884c7d65'],
  ['full of NUL characters, as after a power failure', '\0'.repeat(64)],
])('a kept secret that is %s ends the start with a line that names its file', (_what, content) => {
  const file = join(folder, 'token-secret');
  writeFileSync(file, content);
  expect(read).toThrow(
    `${file} is damaged: it holds no secret. Remove it; the next start makes a new one.`,
  );
  expect(existsSync(file)).toBe(true);
});

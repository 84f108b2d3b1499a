import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryPages } from './try-pages';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gate-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** What a tester that does this finds. */
async function problemsOf(code: string, silenceMs?: number): Promise<string[]> {
  const tester = join(dir, 'gate.cjs');
  await writeFile(tester, code);
  const pages = { remote: 'mf-a', serverEntry: '/entry.cjs', paths: ['/offers'] };
  const { problems } = await tryPages(tester, { ...pages, ...(silenceMs && { silenceMs }) });
  return problems;
}

it('the trial of pages hands on what was found, and is not led astray by what a page prints', async () => {
  const code = `console.log('{not json'); console.log(JSON.stringify({ problems: [process.argv[4]] }));`;
  expect(await problemsOf(code)).toEqual(['["/offers"]']);
});

it('the trial of pages ends a page that never ends, and names it', async () => {
  const code = `console.log(JSON.stringify({ page: '/offers' })); setInterval(() => {}, 1e6);`;
  expect(await problemsOf(code, 1_500)).toEqual([
    'The page /offers does not come to an end on the server: it was stopped.',
  ]);
});

it('the trial of pages names the page that takes its process with it', async () => {
  const code = `process.stdout.write('{"page":"/offers"}\\n', () => { console.error('out of memory'); process.exit(7); });`;
  expect(await problemsOf(code)).toEqual(['The page /offers ends the process (7). out of memory']);
});

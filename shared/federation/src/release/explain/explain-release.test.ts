import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, readAudit, readRegistry } from '../../registry';
import { releaseSample } from '../../testing/sample-release';
import { writePackages } from '../packages-file';
import { kilobytes, scriptBudgetOf } from '../page-budgets';
import { explainRelease } from './explain-release';
import { explanationPage } from './explanation-page';

let dir: string;
let store: string;

/** A host that is built: what it provides, its script, and a trial of pages that finds something. */
async function writeHost(): Promise<string> {
  const host = join(dir, 'host');
  await mkdir(join(host, 'dist/web'), { recursive: true });
  await mkdir(join(host, 'dist/node'));
  const build = { script: { file: 'client.js' }, shares: {}, provides: { react: '18.2.0' } };
  await writeFile(join(host, 'dist/build.json'), JSON.stringify(build));
  await writeFile(join(host, 'dist/web/client.js'), 'x'.repeat(400 * 1_024));
  const found = 'The page /offers has <b>bold</b> faults.';
  await writeFile(
    join(host, 'dist/node/gate.cjs'),
    `console.log(JSON.stringify({ problems: [${JSON.stringify(found)}] }));`,
  );
  return host;
}

async function writeRemote(): Promise<string> {
  const remote = join(dir, 'mf-a');
  await mkdir(remote);
  const json = { name: 'mf-a', version: '1.0.0', exports: { './routes': './src/routes.tsx' } };
  await writeFile(join(remote, 'package.json'), JSON.stringify(json));
  return remote;
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'explain-'));
  store = join(dir, 'store');
  await ensureStore(store);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const release = (version: string, ...paths: string[]) =>
  releaseSample(store, {
    remote: 'mf-a',
    version,
    dist: join(dir, 'build-'),
    routes: paths.map((path) => ({ path, preload: [] })),
  });

/** What stands in a row of the file's tables, cell by cell. */
const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

it('the explanation of a released version shows a reader how it differs from the live one, and switches nothing', async () => {
  await release('1.0.0', '/', '/offers');
  await writePackages(join(store, 'mf-a/1.0.0'), [{ name: 'ms', version: '2.1.0', bytes: 9 }]);
  await release('1.1.0', '/', '/plans');
  const before = await readAudit(store);

  const excessOf = (path: string): string => {
    const { script } = scriptBudgetOf(path);
    const over = kilobytes(400 * 1_024 - script);
    return `${path}: script is 400.0 KB, ${over} over its budget of ${kilobytes(script)}`;
  };

  const request = { store, remoteDir: await writeRemote(), hostDir: await writeHost() };
  const explanation = await explainRelease({ ...request, version: '1.0.0' });
  const page = explanationPage(explanation, '2026-11-22T10:00:00.000Z');

  expect(page).toContain('<h1>mf-a 1.0.0 beside 1.1.0, which is live</h1>');
  expect(explanation.reasons).toEqual([
    'react: needs ^19.0.0, the host provides 18.2.0.',
    'The route /plans was there and is gone (pass --allow-removal if that is meant).',
    'The page /offers has <b>bold</b> faults.',
    excessOf('/'),
    excessOf('/offers'),
  ]);
  expect(page).toContain('<li>The page /offers has &lt;b&gt;bold&lt;/b&gt; faults.</li>');
  expect(rowsOf(page)).toEqual(
    expect.arrayContaining([
      '/ unchanged',
      '/offers added',
      '/plans removed',
      expect.stringMatching(/^\/ 400\.0 KB 400\.0 KB 0 2 over: /),
      'entry 0.0 KB in 1 0.0 KB in 1 0',
      'react ^19.0.0 ^19.0.0 18.2.0 does not fit',
      'ms not written down 2.1.0',
    ]),
  );
  expect(page).toContain('there are no pictures: No API was named (GATE_API_ORIGIN)');
  const allowed = { ...request, version: '1.0.0', allowRemoval: true, allowBudget: true };
  const permitted = await explainRelease(allowed);
  expect(permitted.reasons).toEqual([
    'react: needs ^19.0.0, the host provides 18.2.0.',
    'The page /offers has <b>bold</b> faults.',
  ]);
  expect(rowsOf(explanationPage(permitted, '2026-11-22T10:00:00.000Z'))).toContain(
    '/plans removed',
  );
  expect(await readAudit(store)).toEqual(before);
  const [live] = (await readRegistry(store)).microFrontends['mf-a'] ?? [];
  expect(live?.metadata.version).toBe('1.1.0');
});

it('the explanation of sources that ask for another React says so, without a build', async () => {
  const remoteDir = await writeRemote();
  const request = { store, remoteDir, hostDir: await writeHost() };
  const explanation = await explainRelease(request);
  expect(explanation.reasons[0]).toMatch(/^react: needs .*, the host provides 18\.2\.0\.$/);
  const page = explanationPage(explanation, '2026-11-22T10:00:00.000Z');
  expect(page).toContain('<h1>mf-a 1.0.0, its first release</h1>');
  expect(page).toContain('It was not built');
});

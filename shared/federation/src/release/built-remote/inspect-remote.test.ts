import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryPages } from '../try-pages/try-pages';
import { inspectRemote } from './inspect-remote';

const SECRETS = ['RELEASE_KEY', 'AWS_SECRET_ACCESS_KEY', 'RELEASES_TOKEN', 'DATABASE_URL'];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'inspect-'));
  for (const name of SECRETS) process.env[name] = 'secret';
});
afterEach(async () => {
  for (const name of SECRETS) delete process.env[name];
  await rm(dir, { recursive: true, force: true });
});

async function fileOf(code: string): Promise<string> {
  const file = join(dir, 'program.cjs');
  await writeFile(file, code);
  return file;
}

const remote = { name: 'mf-a', version: '1.0.0', exposes: { './routes': './src/routes.tsx' } };
const inspect = async (code: string, limitMs?: number) =>
  inspectRemote(await fileOf(code), remote as never, '/entry.cjs', [], limitMs);

const ROUTE = `{ path: '/', chunks: [], shares: [], query: Object.keys(process.env) }`;

it('a remote whose declarations are read sees no key, token or password of whoever releases it', async () => {
  const { routes } = await inspect(
    `console.log(JSON.stringify({ routes: [${ROUTE}], slots: [] }))`,
  );
  const seen = routes[0]?.query ?? [];
  expect(seen).toContain('NODE_ENV');
  expect(seen.filter((name) => SECRETS.includes(name))).toEqual([]);
});

it('a remote whose pages are tried sees no key, token or password of whoever releases it', async () => {
  const tester = await fileOf(
    'console.log(JSON.stringify({ problems: Object.keys(process.env) }))',
  );
  const pages = { remote: 'mf-a', serverEntry: '/entry.cjs', paths: ['/'] };
  const { problems: seen } = await tryPages(tester, pages);
  expect(seen).toContain('NODE_ENV');
  expect(seen.filter((name) => SECRETS.includes(name))).toEqual([]);
});

it('a remote whose code loops while it loads is named, with how long it was waited for', async () => {
  await expect(inspect('for (;;);', 1_000)).rejects.toThrow(
    'mf-a: its code does not come to an end while it loads on the server: it was stopped after 1 s.',
  );
});

it('a remote whose code throws while it loads is refused with its own words', async () => {
  await expect(inspect(`throw new Error('no such export')`)).rejects.toThrow(
    /mf-a: the build does not load on the server\.[\s\S]*no such export/,
  );
});

it.each([
  [
    "{ path: 'plans', chunks: [], shares: [], query: [] }",
    'the path of a route begins with "/"',
    'routes[0].path',
  ],
  ['', 'there is no route in it', 'routes'],
])(
  'a remote that declares the route %s is told in words what is wrong',
  async (route, problem, at) => {
    await expect(
      inspect(`console.log(JSON.stringify({ routes: [${route}], slots: [] }))`),
    ).rejects.toThrow(`mf-a: ./routes is not right.\n✖ ${problem}\n  → at ${at}`);
  },
);

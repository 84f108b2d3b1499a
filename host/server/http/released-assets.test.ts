import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ensureStore } from '@site/federation/registry';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ReleaseWatcher } from '../releases/release-watcher';
import { sampleConfig } from '../testing/sample-config';
import { publishSample, registerSample } from '../testing/sample-store';
import { createServer } from './create-server';
import { registerAssets } from './released-assets';

const log = { info: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;
const WEB = 'mf-catalog/1.0.0/web';

let root: string;
let watcher: ReleaseWatcher;
let app: FastifyInstance;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(root, 'dist/web'), { recursive: true });
  const store = join(root, 'store');
  await ensureStore(store);
  await registerSample(store, [await publishSample(store, '1.0.0')]);
  watcher = new ReleaseWatcher({ root: store, log, onChange: async () => true });
  await watcher.start();
  app = createServer(sampleConfig, async (_request, reply) => reply.send('none'));
  await registerAssets(app, { distDir: join(root, 'dist'), releases: watcher });
});
afterEach(async () => {
  watcher.stop();
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, encoding = 'identity') =>
  app.inject({ url: `/releases/${path}`, headers: { 'accept-encoding': encoding } });
const inStore = (path: string) => join(root, 'store', path);

it('the host serves a file of a release for ever, as it was compressed', async () => {
  const plain = await get(`${WEB}/page.js`);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe('page of mf-catalog/1.0.0');
  const small = await get(`${WEB}/page.js`, 'br');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.body).toBe('page, compressed of mf-catalog/1.0.0');
  for (const { headers } of [plain, small]) expect(headers['vary']).toBe('accept-encoding');
});

it.each(['page.js', 'page.js.br'])(
  'the host serves nothing that a browser could keep while %s is corrupt, and the file again once it is whole',
  async (corrupt) => {
    const file = inStore(`${WEB}/${corrupt}`);
    const whole = await readFile(file);
    await get(`${WEB}/page.js`, 'br');
    await writeFile(file, 'half a fi');
    const answer = await get(`${WEB}/page.js`, 'br');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    await writeFile(file, whole);
    expect((await get(`${WEB}/page.js`, 'br')).statusCode).toBe(200);
  },
);

it('the host says of a file that cannot be opened that nobody may keep the answer, and not where the file lies', async () => {
  const open = jest.spyOn(fs, 'createReadStream').mockImplementation(() => {
    const message = `EMFILE: too many open files, open '${inStore(WEB)}'`;
    return Readable.from([]).destroy(new Error(message)) as fs.ReadStream;
  });
  const answers = [await get(`${WEB}/page.js`), await get(`${WEB}/page.js`, 'br')];
  open.mockRestore();
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    for (const name of ['content-encoding', 'etag', 'last-modified', 'accept-ranges'])
      expect(headers).not.toHaveProperty(name);
    expect(JSON.parse(body)).toEqual({ status: 500, message: expect.any(String) });
    expect(body).not.toContain('EMFILE');
  }
});

it('the host serves nothing in the name of a file that somebody put beside it', async () => {
  await writeFile(inStore(`${WEB}/page.js.gz`), 'nobody signed this');
  expect((await get(`${WEB}/page.js`, 'gzip')).statusCode).toBe(404);
});

it.each([
  `${WEB}/missing.js`,
  'mf-catalog/1.0.0/web/../node/remoteEntry.cjs',
  'mf-catalog/1.0.0/web/..%2Fnode%2FremoteEntry.cjs',
  'mf-catalog/1.0.0/web/..%2Frelease.json',
  '../store/keys/registry.key',
  'mf-catalog/2.0.0/web/page.js',
  '..%2Fstore/mf-catalog/web/page.js',
])('the host does not serve %s', async (path) => {
  await mkdir(inStore('mf-catalog/2.0.0/web'), { recursive: true });
  await writeFile(inStore('mf-catalog/2.0.0/web/page.js'), 'of no release');
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
});

it('the host lets pages of another origin run released files only where the site says that they come from there', async () => {
  expect((await get(`${WEB}/page.js`)).headers['access-control-allow-origin']).toBeUndefined();
  const other = Fastify();
  await registerAssets(other, {
    distDir: join(root, 'dist'),
    releases: watcher,
    isForOthers: true,
  });
  const answer = await other.inject({ url: `/releases/${WEB}/page.js` });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await other.close();
});

it('the host serves a file of a released content with leave to run no script, whatever it is, and code as it was', async () => {
  const content = await publishSample(inStore(''), '2026.1123.1', { remote: 'content' });
  const { serverEntry: _none, ...extras } = content.extras;
  await registerSample(inStore(''), [{ ...content, extras }], 'content');
  await watcher.nextLook();
  const policyOf = async (path: string) => {
    const { statusCode, headers } = await get(path);
    return [statusCode, headers['content-security-policy']];
  };
  expect(await policyOf('content/2026.1123.1/web/page.js')).toEqual([200, "script-src 'none'"]);
  expect(await policyOf(`${WEB}/page.js`)).toEqual([200, undefined]);
});

describe('a page that is still open when the host is of another build', () => {
  const apps: FastifyInstance[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((one) => one.close())));

  /** Starts a host of a build that has this script alone. */
  async function start(script: string): Promise<FastifyInstance> {
    const distDir = join(root, `dist-${script}`);
    await mkdir(join(distDir, 'web'), { recursive: true });
    await writeFile(join(distDir, 'web', script), `of ${script}`);
    await writeFile(join(distDir, 'web', `${script}.br`), `small ${script}`);
    const host = createServer(sampleConfig, async (_request, reply) => reply.send('none'));
    apps.push(host);
    await registerAssets(host, { distDir, keptDir: join(root, 'state/builds'), releases: watcher });
    return host;
  }
  const ask = (host: FastifyInstance, file: string, encoding = 'identity') =>
    host.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } });

  it('gets the late scripts of its own build, as they were compressed', async () => {
    await start('list.1.js');
    const host = await start('list.2.js');
    const [own, earlier] = [await ask(host, 'list.2.js'), await ask(host, 'list.1.js')];
    expect([own.body, earlier.body]).toEqual(['of list.2.js', 'of list.1.js']);
    expect(earlier.statusCode).toBe(200);
    expect(earlier.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask(host, 'list.1.js', 'br')).headers['content-encoding']).toBe('br');
    expect((await ask(host, 'list.1.js', 'br')).body).toBe('small list.1.js');
    expect((await ask(host, 'list.1.js?again=1')).statusCode).toBe(200);
    const none = await ask(host, 'list.0.js');
    expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('gets them over five updates, and no file that a cut-off start left', async () => {
    await mkdir(join(root, 'state/builds/.unfinished-1'), { recursive: true });
    await writeFile(join(root, 'state/builds/.unfinished-1/half.js'), 'half');
    for (let build = 1; build <= 7; build += 1) await start(`list.${build}.js`);
    const host = await start('list.7.js');
    const statuses = [1, 2, 6].map(
      async (build) => (await ask(host, `list.${build}.js`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
    expect((await ask(host, 'half.js')).statusCode).toBe(404);
  });

  it('gets the files of the builds that ran last, whichever of them was made first', async () => {
    for (const build of [1, 2, 3, 4, 5, 1, 6]) await start(`list.${build}.js`);
    const host = await start('list.7.js');
    const statuses = [1, 2, 3].map(
      async (build) => (await ask(host, `list.${build}.js`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });

  it('costs no place for copies that a start left unfinished long ago, and breaks off none that another host is making', async () => {
    const builds = join(root, 'state/builds');
    const [old, young] = [join(builds, '.unfinished-1'), join(builds, '.unfinished-2')];
    for (const copy of [old, young]) await mkdir(copy, { recursive: true });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, hourAgo, hourAgo);
    await start('list.1.js');
    const left = await readdir(builds);
    expect(left).toContain('.unfinished-2');
    expect(left).not.toContain('.unfinished-1');
  });

  it('is of no more than its own build where nothing can be kept, and the host starts', async () => {
    await writeFile(join(root, 'state'), 'a file in the place of the folder');
    const host = await start('list.1.js');
    expect((await ask(host, 'list.1.js')).statusCode).toBe(200);
  });
});

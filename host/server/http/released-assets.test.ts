import fs from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

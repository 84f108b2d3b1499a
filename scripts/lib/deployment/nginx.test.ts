import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { textOf } from './deploy-files';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
/** Of a machine without nginx: `pnpm test:fleet` needs it too, and says so. */
const withNginx = NGINX ? it : it.skip;

const servers: Server[] = [];
let nginx: ChildProcess | undefined;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'motorbike-nginx-'));
});
afterEach(async () => {
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
  rmSync(dir, { recursive: true, force: true });
});

/** A part that has these files alone. @returns its address and port */
async function part(...files: readonly string[]): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(files.includes(url) ? 200 : 404, { connection: 'close' }).end(url);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Two ports that are free now: both are held until both are known, or they might be one. */
async function freePorts(): Promise<string[]> {
  const addresses = [await part(), await part()];
  await Promise.all(servers.splice(-2).map((server) => new Promise((done) => server.close(done))));
  return addresses.map((address) => address.split(':')[1] ?? '');
}

async function start(parts: Readonly<Record<string, string>>): Promise<void> {
  const values: Readonly<Record<string, string>> = { ...parts, DIR: dir };
  const config = textOf('deploy/nginx.conf')
    .replace(/^#.*$/gm, '')
    .replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '');
  writeFileSync(join(dir, 'nginx.conf'), config);
  nginx = spawn(NGINX ?? '', [
    '-c',
    join(dir, 'nginx.conf'),
    '-p',
    dir,
    '-e',
    join(dir, 'error.log'),
  ]);
  const isUp = () => fetch(`http://127.0.0.1:${parts['PORT']}/`).then(Boolean, () => false);
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await wait(20);
  }
}

const PICTURE = '/static/img/home/hero@3fa9c1-480.avif';
const FILES = ['/assets/client.1.js', '/releases/mf-club/1.0.0/web/entry.js', PICTURE];

describe('nginx, while one of two parts is of another version,', () => {
  withNginx.each(FILES)('finds what only one host has: %s', async (file) => {
    const [HOST_A, HOST_B] = [await part(), await part(file)];
    const [PORT = '', apis] = await freePorts();
    await start({ PORT, APIS: `127.0.0.1:${apis}`, HOST_A, HOST_B, API_A: HOST_A, API_B: HOST_A });
    const asked = [1, 2, 3, 4].map(() => fetch(`http://127.0.0.1:${PORT}${file}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  withNginx('finds a picture that the content of one API alone has', async () => {
    const [API_A, API_B] = [await part(), await part(PICTURE)];
    const [PORT = '', apis] = await freePorts();
    await start({ PORT, APIS: `127.0.0.1:${apis}`, HOST_A: API_A, HOST_B: API_A, API_A, API_B });
    const asked = [1, 2, 3, 4].map(() => fetch(`http://127.0.0.1:${apis}${PICTURE}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

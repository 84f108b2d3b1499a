import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesDir } from '@site/federation';
import autocannon from 'autocannon';
import { startChild } from '../fixtures/child-service';
import { publishMutated } from '../fixtures/releases';
import { scratchDir } from '../site/addresses';
import { startNextPeer } from './next-peer';

/**
 * `pnpm bench server [seconds]`: pages per second, kept and rendered, what happens above the limit, and
 * the memory after 10,000 pages and 50 releases; beside it Next.js with a static page. Host and API of its
 * own, on a copy of the store; load generator, host, API and database share the machine.
 */
const seconds = Number(process.argv[2]) || 10;
const RELEASES = 50;
const PAGES = 10_000;
const REMOTE = 'mf-dealers';
const BROTLI = { 'accept-encoding': 'br' };

let asked = 0;
/** A page of its own for each request: a parameter that the page shows and nobody asked for before. */
const anew = (path: string): autocannon.Request[] => [
  {
    setupRequest: (request) => {
      asked += 1;
      return { ...request, path: `${path}?variant=${asked}` };
    },
  },
];

function row(name: string, result: autocannon.Result): void {
  const ok = result['2xx'];
  const waited = result.non2xx;
  const perSecond = Math.round(ok / result.duration);
  console.log(
    `| ${name} | ${perSecond} | ${result.latency.p50} | ${result.latency.p99} | ${result.latency.max} | ${ok} | ${waited} | ${result.errors + result.timeouts} |`,
  );
}

/** Waits until a page is made of a version. */
async function untilServed(path: string, version: string): Promise<void> {
  const mark = `data-mf="${REMOTE}@${version}"`;
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    if ((await (await fetch(site + path)).text()).includes(mark)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${REMOTE} ${version} is not served`);
}

/** Resident memory of a process in MB, and its threads. Linux only; elsewhere there is no figure. */
async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kb] = /^VmRSS:\s*(\d+)/m.exec(status) ?? [];
  const [, threads] = /^Threads:\s*(\d+)/m.exec(status) ?? [];
  return kb ? `${Math.round(Number(kb) / 1024)} MB, ${threads} threads` : 'no figure';
}

await mkdir(scratchDir, { recursive: true });
const folder = await mkdtemp(join(scratchDir, 'bench-server-'));
const store = join(folder, 'releases');
await cp(releasesDir(), store, { recursive: true });
const api = await startChild('api/src/main.ts', {
  API_PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
});
const host = await startChild('host/server/main.ts', {
  PORT: '0',
  RELEASES_DIR: store,
  STATE_DIR: join(folder, 'state'),
  API_ORIGIN: `http://127.0.0.1:${api.port}`,
  LOG_LEVEL: 'fatal',
});
const site = `http://127.0.0.1:${host.port}`;
const measure = (url: string, options: Partial<autocannon.Options> = {}) =>
  autocannon({ url, duration: seconds, connections: 50, headers: BROTLI, ...options });

try {
  await measure(site, { duration: 3 });
  await measure(`${site}/product/vayu_marut`, {
    duration: 3,
    requests: anew('/product/vayu_marut'),
  });
  console.log(`memory of the host at first: ${await memoryOf(host.pid)}\n`);
  console.log('| what | pages/s | p50 ms | p99 ms | longest ms | pages | waiting pages | errors |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  row('home, kept', await measure(site));
  const { headers } = await fetch(site);
  const etag = headers.get('etag') ?? '';
  const unchanged = await measure(site, { headers: { ...BROTLI, 'if-none-match': etag } });
  console.log(
    `| home, unchanged (304) | ${Math.round(unchanged['3xx'] / unchanged.duration)} | ${unchanged.latency.p50} | ${unchanged.latency.p99} | ${unchanged.latency.max} | | | ${unchanged.errors} |`,
  );
  const product = '/product/vayu_marut';
  row(
    'product, each rendered',
    await measure(site + product, { requests: anew(product), connections: 20 }),
  );
  row(
    'product, each rendered, 400 at once',
    await measure(site + product, { requests: anew(product), connections: 400 }),
  );
  const peer = await startNextPeer();
  if (peer) {
    try {
      await measure(peer.origin, { duration: 3 });
      row('Next.js, its static page', await measure(peer.origin));
    } finally {
      await peer.stop();
    }
  } else console.log('| Next.js | npm was not to be reached | | | | | | |');

  await autocannon({
    url: site + product,
    amount: PAGES,
    connections: 20,
    requests: anew(product),
  });
  console.log(`\nmemory after ${PAGES} further pages: ${await memoryOf(host.pid)}`);
  for (let n = 1; n <= RELEASES; n += 1) {
    const version = `99.0.${n}`;
    await publishMutated(store, REMOTE, version, ({ dir }) =>
      writeFile(join(dir, 'node/bench.txt'), version),
    );
    await untilServed('/locate-dealer', version);
  }
  console.log(`memory after ${RELEASES} releases: ${await memoryOf(host.pid)}`);
} finally {
  await host.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}

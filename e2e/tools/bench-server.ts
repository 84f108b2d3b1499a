import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { releasesDir } from '@site/federation';
import autocannon from 'autocannon';
import { startChild } from '../fixtures/child-service';
import { publishMutated } from '../fixtures/releases';
import { repoRoot, scratchDir } from '../site/addresses';
import { startNextPeer } from './next-peer';
import { visitAtRate } from './page-visitors';
import { type Measured, measureByWrk } from './wrk';

/**
 * `pnpm bench server [seconds] [--keep]`: pages per second, kept and rendered, what happens above the limit
 * and beside it, and the memory after 10,000 pages and 50 releases; Next.js with a static page as a peer. Host and API of its
 * own, on a copy of the store; load generator, host, API and database share the machine. What is kept is
 * asked for by `wrk` where there is one (Debian's package): it needs less of the processor than the host. So is what
 * is rendered; the floods are autocannon's.
 */
const seconds = Number(process.argv[2]) || 10;
const isKept = process.argv.includes('--keep');
const RAW = join(repoRoot, 'docs/figures/server.json');
/** Seconds in which pages are rendered first: V8 compiles what it runs most for about so long. */
const WARM_S = 20;
/** Multiples of what can be made at which the waiting page is measured. */
const OVER = [1.5, 2.5];
const RELEASES = 50;
const PAGES = 10_000;
const REMOTE = 'mf-dealers';
const BROTLI = { 'accept-encoding': 'br' };
const product = '/product/vayu_marut';

let asked = 0;
/** Pages that are rendered in a second when there is no end of askers. */
let madePerSecond = 0;
/** A page of its own for each request: a parameter that the page shows and nobody asked for before. */
const anew = (path: string): autocannon.Request[] => [
  {
    setupRequest: (request) => {
      asked += 1;
      return { ...request, path: `${path}?variant=${asked}` };
    },
  },
];

/** What is kept beside docs/performance.md with `--keep`. */
const raw: Record<string, unknown> = {};

function row(name: string, result: autocannon.Result): void {
  raw[name] = { latency: result.latency, requests: result.requests, ok: result['2xx'] };
  const ok = result['2xx'] + result['3xx'];
  const waited = result.non2xx - result['3xx'];
  const perSecond = Math.round(ok / result.duration);
  console.log(
    `| ${name} | ${perSecond} | ${result.latency.p50} | ${result.latency.p99} | ${result.latency.max} | ${ok} | ${waited} | ${result.errors + result.timeouts} |`,
  );
}

/** The row of an address whose answer is kept. */
async function rowOfKept(
  name: string,
  url: string,
  headers: Record<string, string> = BROTLI,
): Promise<void> {
  const found = await measureByWrk(url, { seconds, connections: 50, headers });
  if (!found) return row(`${name} (load by autocannon)`, await measure(url, { headers }));
  rowByWrk(name, found);
}

/** The row of a page that is rendered for each request. */
async function rowOfRendered(name: string, path: string): Promise<void> {
  const connections = 20;
  const url = `${site}${path}?variant=`;
  const found = await measureByWrk(url, { seconds, connections, headers: BROTLI, further: 1e9 });
  if (found) {
    madePerSecond = pagesPerSecond(found);
    return rowByWrk(name, found);
  }
  const result = await measure(site + path, { requests: anew(path), connections });
  madePerSecond = Math.round(result['2xx'] / result.duration);
  row(`${name} (load by autocannon)`, result);
}

const pagesPerSecond = ({ requests, refused, seconds: took }: Measured): number =>
  Math.round((requests - refused) / took);

function rowByWrk(name: string, found: Measured): void {
  raw[name] = { generator: 'wrk', ...found };
  const { requests, refused, errors, p50, p99, max } = found;
  const ms = [p50, p99, max].map((value) => value.toFixed(1)).join(' | ');
  const perSecond = pagesPerSecond(found);
  console.log(
    `| ${name} | ${perSecond} | ${ms} | ${requests - refused} | ${refused} | ${errors} |`,
  );
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Four hundred ask for pages of their own at once and ask again without a pause; two others for a kept one. */
async function flood(): Promise<void> {
  const refusals: number[] = [];
  const [many, few] = await Promise.all([
    measure(site + product, {
      requests: anew(product),
      connections: 400,
      setupClient: (client) =>
        client.on('response', (status, _bytes, ms) => {
          if (status === 503) refusals.push(ms);
        }),
    }),
    measure(site, { connections: 2 }),
  ]);
  row('product, each rendered, 400 at once', many);
  row('home, kept, beside those 400', few);
  raw['waiting page'] = {
    refused: refusals.length,
    p50: at(refusals, 0.5),
    p99: at(refusals, 0.99),
  };
  console.log(
    `| waiting page, for those of the 400 who are refused | ${Math.round(refusals.length / many.duration)} | ${at(refusals, 0.5)} | ${at(refusals, 0.99)} | ${at(refusals, 1)} | | ${refusals.length} | |`,
  );
}

/** How soon each of the four hundred is answered, most of them with the waiting page: as `wrk` sees it. */
async function floodByWrk(): Promise<void> {
  const found = await measureByWrk(`${site}${product}?variant=`, {
    ...{ seconds, connections: 400, headers: BROTLI },
    further: 2e9,
  });
  if (found) rowByWrk('every answer to 400 at once', found);
}

/** Visitors of one page each, more of them than pages can be made: what those get who are let in, and who are not. */
async function overLimit(): Promise<void> {
  for (const times of OVER) {
    const perSecond = Math.round(madePerSecond * times);
    const name = `product, each rendered, ${times} times as many as can be made`;
    asked += perSecond * seconds;
    const from = asked;
    const answers = await visitAtRate(
      { perSecond, seconds },
      (visitor) => `${site}${product}?variant=v${from + visitor}`,
      BROTLI,
    );
    const figures = [200, 503].map((status) => {
      const ms = answers.filter((answer) => answer.status === status).map((answer) => answer.ms);
      return {
        status,
        answers: ms.length,
        p50: at(ms, 0.5),
        p99: at(ms, 0.99),
        longest: at(ms, 1),
      };
    });
    const errors = answers.filter(({ status }) => status !== 200 && status !== 503).length;
    raw[name] = { perSecond, figures, errors };
    for (const { status, answers: count, p50, p99, longest } of figures)
      console.log(
        `| ${name} (${perSecond} a second): ${status} | | ${p50} | ${p99} | ${longest} | ${status === 200 ? count : ''} | ${status === 503 ? count : ''} | ${errors} |`,
      );
  }
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

async function sayMemory(when: string): Promise<void> {
  const memory = await memoryOf(host.pid);
  raw[`memory ${when}`] = memory;
  console.log(`memory of the host ${when}: ${memory}`);
}

async function keepRaw(): Promise<void> {
  const [processor] = cpus();
  const machine = { node: process.version, processor: processor?.model, cores: cpus().length };
  await mkdir(dirname(RAW), { recursive: true });
  const figures = { date: new Date().toISOString(), machine, load: loadavg(), seconds, ...raw };
  await writeFile(RAW, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log(`raw figures: ${RAW}`);
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
  await measure(site + product, { duration: WARM_S, requests: anew(product), connections: 20 });
  await sayMemory('at first');
  console.log('');
  console.log('| what | pages/s | p50 ms | p99 ms | longest ms | pages | waiting pages | errors |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  await rowOfKept('home, kept', site);
  const { headers } = await fetch(site);
  const etag = headers.get('etag') ?? '';
  await rowOfKept('home, unchanged (304)', site, { ...BROTLI, 'if-none-match': etag });
  await rowOfRendered('product, each rendered', product);
  await flood();
  await floodByWrk();
  await overLimit();
  const peer = await startNextPeer();
  if (peer) {
    try {
      await measure(peer.origin, { duration: 3 });
      await rowOfKept('Next.js, its static page', peer.origin);
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
  console.log('');
  await sayMemory(`after ${PAGES} further pages`);
  for (let n = 1; n <= RELEASES; n += 1) {
    const version = `99.0.${n}`;
    await publishMutated(store, REMOTE, version, ({ dir }) =>
      writeFile(join(dir, 'node/bench.txt'), version),
    );
    await untilServed('/locate-dealer', version);
  }
  await sayMemory(`after ${RELEASES} releases`);
  if (isKept) await keepRaw();
} finally {
  await host.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}

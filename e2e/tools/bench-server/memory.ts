import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishMutated } from '../../fixtures/releases';
import type { BenchHost } from './bench-host';
import { anew, loadByAutocannon } from './load';

const REMOTE = 'mf-dealers';
const PAGE_OF_REMOTE = '/locate-dealer';

/** Resident memory of a process in MB, and its threads. Linux only; elsewhere there is no figure. */
export async function memoryOf({ pid }: Pick<BenchHost, 'pid'>): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kb] = /^VmRSS:\s*(\d+)/m.exec(status) ?? [];
  const [, threads] = /^Threads:\s*(\d+)/m.exec(status) ?? [];
  return kb ? `${Math.round(Number(kb) / 1024)} MB, ${threads} threads` : 'no figure';
}

/** Has so many pages rendered. */
export async function renderPages({ origin }: BenchHost, path: string, amount: number) {
  await loadByAutocannon(origin + path, { amount, connections: 20, requests: anew(path) });
}

/** Waits until a page is made of a version. */
async function untilServed({ origin }: BenchHost, version: string): Promise<void> {
  const mark = `data-mf="${REMOTE}@${version}"`;
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    if ((await (await fetch(origin + PAGE_OF_REMOTE)).text()).includes(mark)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${REMOTE} ${version} is not served`);
}

/** Releases a remote so many times, each time once the host serves the one before. */
export async function releaseOften(host: BenchHost, times: number): Promise<void> {
  for (let n = 1; n <= times; n += 1) {
    const version = `99.0.${n}`;
    await publishMutated(host.store, REMOTE, version, ({ dir }) =>
      writeFile(join(dir, 'node/bench.txt'), version),
    );
    await untilServed(host, version);
  }
}

import { parseArgs } from 'node:util';
import { startBenchHost } from './bench-server/bench-host';
import { floodByAutocannon, floodByWrk, visitOverLimit } from './bench-server/floods';
import { missedGoals } from './bench-server/goals';
import { BROTLI, loadByAutocannon, loadKept, loadRendered } from './bench-server/load';
import { memoryOf, releaseOften, renderPages } from './bench-server/memory';
import { pagesPerSecond, Report } from './bench-server/report';
import { startNextPeer } from './next-peer';

/**
 * `pnpm bench server [seconds] [--keep]`: pages per second, kept and rendered, what happens above the limit
 * and beside it, and the memory after 10,000 pages and 50 releases; Next.js with a static page as a peer. Host and API of its
 * own, on a copy of the store; load generator, host, API and database share the machine. What is kept is
 * asked for by `wrk` where there is one (Debian's package): it needs less of the processor than the host. So is what
 * is rendered; the floods are autocannon's. It ends with 1 when a goal is missed. With --keep the raw figures go to
 * docs/figures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});
const seconds = Number(positionals[0] ?? 10);
if (!Number.isInteger(seconds) || seconds < 1)
  throw new Error(`Seconds are a whole number from 1, not "${positionals[0]}"`);
/** Seconds in which pages are rendered first: V8 compiles what it runs most until some 3,000 pages are made. */
const WARM_S = 45;
const RELEASES = 50;
const PAGES = 10_000;
const product = '/product/vayu_marut';
const report = new Report();

/** Next.js with its static page, on the same machine in the same run. */
async function measurePeer(): Promise<void> {
  const peer = await startNextPeer();
  if (!peer) return report.row('Next.js', ['npm was not to be reached', '', '', '', '', '', '']);
  try {
    await loadByAutocannon(peer.origin, { duration: 3 });
    report.rate('Next.js, its static page', await loadKept(peer.origin, seconds));
  } finally {
    await peer.stop();
  }
}

const host = await startBenchHost();
const { origin } = host;
const sayMemory = async (when: string) =>
  report.say(`memory of the host ${when}`, await memoryOf(host));

try {
  await loadByAutocannon(origin, { duration: 3 });
  await loadRendered(origin, product, WARM_S);
  await sayMemory('at first');
  report.begin();
  const kept = await loadKept(origin, seconds);
  report.rate('home, kept', kept);
  const etag = (await fetch(origin)).headers.get('etag') ?? '';
  const unchanged = await loadKept(origin, seconds, { ...BROTLI, 'if-none-match': etag });
  report.rate('home, unchanged (304)', unchanged);
  const rendered = await loadRendered(origin, product, seconds);
  report.rate('product, each rendered', rendered);
  const flood = { origin, path: product, seconds, report };
  await floodByAutocannon(flood);
  await floodByWrk(flood);
  const over = await visitOverLimit(flood, pagesPerSecond(rendered));
  await measurePeer();

  await renderPages(host, product, PAGES);
  console.log('');
  await sayMemory(`after ${PAGES} further pages`);
  await releaseOften(host, RELEASES);
  await sayMemory(`after ${RELEASES} releases`);
  if (values.keep) await report.write(seconds);

  const perSecond = {
    keptPerSecond: pagesPerSecond(kept),
    renderedPerSecond: pagesPerSecond(rendered),
  };
  const missed = missedGoals({ ...perSecond, over });
  for (const goal of missed) console.log(`Goal missed: ${goal}.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await host.stop();
}

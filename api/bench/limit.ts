import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiHome } from '../src/platform/paths';
import { countMarked } from '../src/testing/marked-writes';
import type { TestServerName } from '../src/testing/test-servers';
import { benchServers } from './bench-servers';
import { startBenchApi } from './launch-api';
import { drive } from './launch-load';
import { missedGoals, missedOverCapacity } from './launch-report';
import { type BenchSite, startBenchSite } from './launch-site';
import { type Percentiles, percentilesCell, percentilesOf } from './open-loop';

/*
 * `pnpm bench limit`: how many orders a second a database takes. Host, API and database are started on one machine,
 * and orders come through the host at a rate that rises by half until a goal of `pnpm bench launch` is missed. No
 * page is asked for beside them. Then more orders come than were taken, each sent once: how soon is what is over
 * the capacity refused? At the end of each rate the rows are counted. It ends with 1 when fewer orders are taken than a
 * launch day has, or a goal is missed above the capacity. `--direct` leaves the host out, `--over 400` takes a capacity
 * as known, `--server embedded` measures one server, `--keep` writes the figures to docs/figures.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    from: { type: 'string', default: '40' },
    over: { type: 'string' },
    server: { type: 'string' },
    direct: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const STEP = 1.5;
const MOST_PER_SECOND = 1_000;
/** Orders that come in each second of a launch day. */
const LAUNCH_PER_SECOND = 28;
/** Multiples of the capacity at which the refusals are measured. */
const OVER = [1.5, 2.5];

/** What one rate came to. Times in ms. */
interface RateRun {
  server: TestServerName;
  ordersPerSecond: number;
  /** True where each order was sent once, more of them than are taken. */
  isOver: boolean;
  taken: number;
  orders: Percentiles;
  busy: number;
  busyAnswers: Percentiles;
  silent: number;
  missed: string[];
}
const runs: RateRun[] = [];

/** Drives a site with orders at a rate, and prints what came of it. */
async function runAt(
  site: Pick<BenchSite, 'url' | 'outside'>,
  server: TestServerName,
  rate: { ordersPerSecond: number; earlierBuyers: number; isOver: boolean },
): Promise<{ sent: number; missed: string[] }> {
  const { isOver, ...perSecond } = rate;
  const plan = {
    ...{ seconds: Number(values.seconds), burst: 0, viewsPerSecond: 0 },
    ...perSecond,
    ...(isOver && { mostTries: 1 }),
  };
  const load = await drive(site.url, plan);
  const counts = await countMarked(site.outside, load.sent);
  // An order that was refused for good is none that was lost.
  const missing = load.sent.filter((mark) => !counts.has(mark)).length;
  const lost = Math.max(0, missing - load.refused);
  const twice = [...counts.values()].filter((count) => count > 1).length;
  const whole = { server, plan, load, lost, twice, loadBefore: 0 };
  const missed = isOver ? missedOverCapacity(whole) : missedGoals(whole);
  const { ordersPerSecond } = rate;
  const [taken, busy, silent] = [load.orders.length, load.busy.length, load.silent];
  const [orders, busyAnswers] = [percentilesOf(load.orders), percentilesOf(load.busy)];
  const counted = { server, ordersPerSecond, isOver, taken, busy, silent };
  runs.push({ ...counted, orders, busyAnswers, missed });
  const ending = `${isOver ? 'over the capacity, each sent once: ' : ''}${missed.join('; ') || 'none'}`;
  console.log(
    `| ${ordersPerSecond} | ${taken} | ${percentilesCell(load.orders)} | ${busy} | ${percentilesCell(load.busy)} | ${silent} | ${ending} |`,
  );
  return { sent: load.sent.length, missed };
}

/** Finds the capacity of a server, and prints it. Gives the goals that were missed. */
async function limitOf(server: TestServerName): Promise<string[]> {
  const site = await (values.direct ? startBenchApi(server) : startBenchSite(server));
  let earlierBuyers = 0;
  const run = async (ordersPerSecond: number, isOver = false) => {
    const { sent, missed } = await runAt(site, server, { ordersPerSecond, earlierBuyers, isOver });
    earlierBuyers += sent;
    return missed;
  };
  const missedAll: string[] = [];
  let best = Number(values.over ?? 0);
  console.log(`
${server}, ${values.seconds} s at each rate; load average before: ${(loadavg()[0] ?? 0).toFixed(1)}

| orders a second | taken | p50 / p95 / p99 / longest, ms | 503 | p50 / p95 / p99 / longest of a 503, ms | no answer in 10 s | goals missed |
| ---: | ---: | ---: | ---: | ---: | ---: | --- |`);
  try {
    // What runs for the first time runs slowly.
    if (values.over !== undefined) await run(Math.round(best / 2));
    else
      for (
        let rate = Number(values.from);
        rate <= MOST_PER_SECOND;
        rate = Math.round(rate * STEP)
      ) {
        if ((await run(rate)).length > 0) break;
        best = rate;
      }
    for (const times of OVER) {
      const rate = Math.round(best * times);
      const missedHere = await run(rate, true);
      missedAll.push(...missedHere.map((phrase) => `at ${rate} orders a second, ${phrase}`));
    }
  } finally {
    await site.close();
  }
  console.log(`\n${server} takes ${best} orders a second.`);
  if (best < LAUNCH_PER_SECOND)
    missedAll.push(`fewer orders a second are taken than the ${LAUNCH_PER_SECOND} of a launch day`);
  for (const goal of missedAll) console.log(`Goal missed: ${goal}.`);
  return missedAll;
}

function keepRaw(): void {
  const [processor] = cpus();
  const machine = { node: process.version, processor: processor?.model, cores: cpus().length };
  const file = join(apiHome, '../docs/figures/limit.json');
  const raw = { date: new Date().toISOString(), machine, secondsAtEachRate: values.seconds, runs };
  writeFileSync(file, `${JSON.stringify(raw, undefined, 2)}\n`);
  console.log(`raw figures: ${file}`);
}

const missed: string[] = [];
for (const server of benchServers((name) => (values.server ?? name) === name))
  missed.push(...(await limitOf(server)));
if (values.keep) keepRaw();
process.exit(missed.length === 0 ? 0 : 1);

import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiHome } from '../src/platform/paths';
import { countMarked } from '../src/testing/marked-writes';
import { availableServers, type TestServerName } from '../src/testing/test-servers';
import { drive } from './launch-load';
import { missedGoals } from './launch-report';
import { startBenchSite } from './launch-site';
import { percentileOf } from './open-loop';

/*
 * `pnpm bench limit`: how many orders a second a database takes. Host, API and database are started on one machine,
 * and orders come through the host at a rate that rises by half until a goal of `pnpm bench launch` is missed. No
 * page is asked for beside them. At the end of each rate the rows are counted. With `--keep` the figures are written
 * beside docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    from: { type: 'string', default: '40' },
    server: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const STEP = 1.5;
const MOST_PER_SECOND = 1_000;

/** What one rate came to. Times in ms. */
interface RateRun {
  server: TestServerName;
  ordersPerSecond: number;
  taken: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
  busy: number;
  missed: string[];
}
const runs: RateRun[] = [];

async function limitOf(server: TestServerName): Promise<void> {
  const site = await startBenchSite(server);
  let earlierBuyers = 0;
  let best = 0;
  console.log(`
${server}, ${values.seconds} s at each rate

| orders a second | taken | p50 / p95 / p99 / longest, ms | 503, sent again | goals missed |
| ---: | ---: | ---: | ---: | --- |`);
  try {
    for (let rate = Number(values.from); rate <= MOST_PER_SECOND; rate = Math.round(rate * STEP)) {
      const plan = {
        ...{ seconds: Number(values.seconds), burst: 0, viewsPerSecond: 0 },
        ...{ ordersPerSecond: rate, earlierBuyers },
      };
      const load = await drive(site.url, plan);
      earlierBuyers += load.sent.length;
      const counts = await countMarked(site.outside, load.sent);
      // An order that was refused for good is none that was lost.
      const missing = load.sent.filter((mark) => !counts.has(mark)).length;
      const lost = Math.max(0, missing - load.refused);
      const twice = [...counts.values()].filter((count) => count > 1).length;
      const missed = missedGoals({ server, plan, load, lost, twice, loadBefore: 0 });
      const times = load.orders.map(({ ms }) => ms);
      const [p50 = 0, p95 = 0, p99 = 0, longest = 0] = [0.5, 0.95, 0.99, 1].map((share) =>
        Math.round(percentileOf(times, share)),
      );
      const taken = load.orders.length;
      const figures = { taken, p50, p95, p99, longest, busy: load.busy, missed };
      runs.push({ server, ordersPerSecond: rate, ...figures });
      console.log(
        `| ${rate} | ${taken} | ${p50} / ${p95} / ${p99} / ${longest} | ${load.busy} | ${missed.join('; ') || 'none'} |`,
      );
      if (missed.length > 0) break;
      best = rate;
    }
  } finally {
    await site.close();
  }
  console.log(`\n${server} takes ${best} orders a second.`);
}

function keepRaw(): void {
  const [processor] = cpus();
  const machine = { node: process.version, processor: processor?.model, cores: cpus().length };
  const file = join(apiHome, '../docs/figures/limit.json');
  const raw = { date: new Date().toISOString(), machine, secondsAtEachRate: values.seconds, runs };
  writeFileSync(file, `${JSON.stringify(raw, undefined, 2)}\n`);
  console.log(`raw figures: ${file}`);
}

for (const server of availableServers().reverse())
  if (values.server === undefined || values.server === server) await limitOf(server);
if (values.keep) keepRaw();
process.exit(0);

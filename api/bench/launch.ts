import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { countMarked } from '../src/testing/marked-writes';
import type { TestServerName } from '../src/testing/test-servers';
import { benchServers } from './bench-servers';
import { drive, type LaunchPlan } from './launch-load';
import { keepRaw, type LaunchRun, missedGoals, tableOf } from './launch-report';
import { startBenchSite } from './launch-site';

/*
 * `pnpm bench launch`: a launch day on one machine. Host, API and database are started for it, and orders
 * with bursts come through the host beside page views: ten minutes on a Postgres server, then two on the
 * embedded one, whose limit stands beside. At the end the rows are counted. It ends with 1 when a
 * goal is missed. With --one-address all orders come from one address, as behind a mobile carrier. With --keep the raw
 * figures go to docs/figures.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    embedded: { type: 'string', default: '120' },
    orders: { type: 'string', default: '28' },
    burst: { type: 'string', default: '200' },
    views: { type: 'string', default: '500' },
    'one-address': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

async function run(server: TestServerName, seconds: number): Promise<LaunchRun> {
  const plan: LaunchPlan = {
    seconds,
    ordersPerSecond: Number(values.orders),
    burst: Number(values.burst),
    viewsPerSecond: Number(values.views),
    isOneAddress: values['one-address'],
  };
  const loadBefore = loadavg()[0] ?? 0;
  const site = await startBenchSite(server);
  try {
    const load = await drive(site.url, plan);
    const counts = await countMarked(site.outside, load.sent);
    const lost = load.sent.filter((mark) => !counts.has(mark)).length;
    const twice = [...counts.values()].filter((count) => count > 1).length;
    return { server, plan, load, lost, twice, loadBefore };
  } finally {
    await site.close();
  }
}

let isWhole = true;
const seconds = { 'postgres-15': Number(values.seconds), embedded: Number(values.embedded) };
for (const server of benchServers((name) => seconds[name] > 0)) {
  const done = await run(server, seconds[server]);
  console.log(tableOf(done));
  for (const missed of missedGoals(done)) console.log(`Goal missed: ${missed}.`);
  if (values.keep) console.log(`raw figures: ${keepRaw(done)}`);
  isWhole &&= missedGoals(done).length === 0;
}
process.exit(isWhole ? 0 : 1);

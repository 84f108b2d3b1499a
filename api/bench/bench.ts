import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEnquiry,
  listDealers,
  listPricedProducts,
  listProducts,
  listProductTitles,
  listStatesAndZones,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import autocannon from 'autocannon';
import { makeSampleContent } from '../src/testing/sample-content';
import { removeBundles, spawnApi, whenEnded } from '../src/testing/spawn-api';
import { openTestDatabase } from '../src/testing/test-database';
import type { TestServerName } from '../src/testing/test-servers';
import { benchServers } from './bench-servers';

/*
 * `pnpm bench api [seconds per measurement]`: requests per second and p99 of the five busiest reads
 * and of enquiry create, on the embedded database and on a Postgres server, side by side.
 */

const CONNECTIONS = 20;
const READS = {
  'product titles': callAddress(listProductTitles),
  'products of one title': callAddress(listProducts, { id: 'vayu_marut' }),
  'priced products': callAddress(
    listPricedProducts,
    pricedProductsParams({ itemKey: 'vayu_marut-gt-red', state: 'Telangana' }),
  ),
  'dealers of a state': callAddress(listDealers, { id: 'Telangana' }),
  'states and zones': callAddress(listStatesAndZones),
} as const;
const ENQUIRY = new URLSearchParams({
  category: 'Test ride',
  testride: '1-none',
  country: 'India',
  name: 'Asha Rao',
  email: 'asha@rider.example',
  phone_number: '0000012345',
  enquiried_for_item: 'Vayu One',
}).toString();

interface Figures {
  perSecond: number;
  p99: number;
}

async function measure(options: autocannon.Options): Promise<Figures> {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

async function benchOn(server: TestServerName, seconds: number): Promise<Map<string, Figures>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-bench-'));
  const content = makeSampleContent();
  const database = await openTestDatabase(server);
  const api = await spawnApi({
    DATA_DIR: dataDir,
    CONTENT_DIST_DIR: content,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
  });
  const figures = new Map<string, Figures>();
  try {
    for (const [name, path] of Object.entries(READS)) {
      const url = api.url + path;
      await measure({ url, duration: 2 }); // Fills the caches before the measurement.
      figures.set(name, await measure({ url, duration: seconds }));
    }
    let key = 0;
    const create: autocannon.Options = {
      url: api.url + callAddress(createEnquiry),
      duration: seconds,
      requests: [
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: ENQUIRY,
          setupRequest: (request) => {
            key += 1;
            return {
              ...request,
              headers: { ...request.headers, 'idempotency-key': `bench-key-${key}` },
            };
          },
        },
      ],
    };
    figures.set('enquiry create', await measure(create));
  } finally {
    const ended = whenEnded(api.child);
    api.child.kill('SIGTERM');
    await ended;
    await database.close();
    for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

const seconds = Number(process.argv[2]) || 8;
const servers = benchServers().reverse();
const results = new Map<TestServerName, Map<string, Figures>>();
for (const server of servers) results.set(server, await benchOn(server, seconds));
removeBundles();

console.log(`\n${CONNECTIONS} connections, ${seconds} s each: requests per second (p99 in ms)\n`);
console.log(`| call | ${servers.join(' | ')} |`);
console.log(`| --- |${servers.map(() => ' ---: |').join('')}`);
for (const name of [...Object.keys(READS), 'enquiry create']) {
  const cells = servers.map((server) => {
    const figures = results.get(server)?.get(name);
    return figures ? `${figures.perSecond} (${figures.p99})` : 'no figure';
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

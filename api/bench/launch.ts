import { parseArgs } from 'node:util';
import {
  ALL_PRODUCTS,
  listDealers,
  listOffers,
  listPricedProducts,
  listProducts,
  listProductTitles,
  listStatesAndZones,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import pg from 'pg';
import { countMarked, keyOf, markedWrite } from '../src/testing/marked-writes';
import type { TestServerName } from '../src/testing/test-servers';
import { type BenchApi, startBenchApi } from './launch-api';
import { atRate, type CallResult, call, percentiles } from './open-loop';

/*
 * `pnpm bench launch`: orders at a rate with bursts beside page views, on one machine, on a real
 * Postgres server. Each order is a buyer of his own (address, device, phone); what is answered 503 is
 * sent again under its key, as the site's client does. At the end the rows are counted.
 *
 * Without --site a page view is what the pages ask the API for. With --site, --api and --database a
 * site that was started by hand is measured, its pages with it.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    orders: { type: 'string', default: '28' },
    burst: { type: 'string', default: '200' },
    views: { type: 'string', default: '500' },
    server: { type: 'string', default: 'postgres-15' },
    site: { type: 'string' },
    api: { type: 'string' },
    database: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const BURST_EVERY_S = 60;
const MAX_TRIES = 20;
const READS = [
  callAddress(listProductTitles),
  callAddress(listProducts, { id: ALL_PRODUCTS }),
  callAddress(listOffers),
  callAddress(
    listPricedProducts,
    pricedProductsParams({ itemKey: 'vayu_marut-gt-red', state: 'Telangana' }),
  ),
  callAddress(listDealers, { id: 'Telangana' }),
  callAddress(listStatesAndZones),
];
const PAGES = ['/', '/products', '/product/vayu_one', '/offers', '/dealers', '/test-ride'];

async function openApi(): Promise<BenchApi> {
  if (!values.api || !values.database) return startBenchApi(values.server as TestServerName);
  const outside = new pg.Client({ connectionString: values.database });
  await outside.connect();
  return { url: values.api, outside, close: () => outside.end() };
}

const orders = {
  sent: [] as string[],
  times: [] as number[],
  busy: 0,
  lost: 0,
  given: 0,
  other: 0,
};
const views = { times: [] as number[], failed: 0 };

const addressOf = (buyer: number) =>
  `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;

/** One buyer's order, sent until it is taken. */
async function order(api: string, buyer: number): Promise<void> {
  const write = markedWrite(`launch-${buyer}`, 0);
  const fields = {
    ...write.fields,
    customer_phone_number: `0${String(buyer).padStart(9, '0')}`,
  };
  orders.sent.push(write.mark);
  const began = performance.now();
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const result: CallResult = await call({
      url: api + write.path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': keyOf(write),
        'x-forwarded-for': addressOf(buyer),
        'x-device-token': `bench-device-${buyer}-token`,
      },
      body: new URLSearchParams(fields).toString(),
    });
    if (result.status === 200) {
      orders.times.push(performance.now() - began);
      return;
    }
    if (result.status === 503) orders.busy += 1;
    else if (result.status === 0) orders.lost += 1;
    else {
      orders.other += 1;
      return;
    }
    await new Promise((done) => setTimeout(done, result.retryAfterMs || 1_000));
  }
  orders.given += 1;
}

const base = values.site;
async function view(api: string, index: number): Promise<void> {
  const path = base ? PAGES[index % PAGES.length] : READS[index % READS.length];
  const { status, ms } = await call({ url: `${base ?? api}${path}` });
  if (status === 200) views.times.push(ms);
  else views.failed += 1;
}

const api = await openApi();
let buyer = 0;
const nextOrder = () => {
  buyer += 1;
  return order(api.url, buyer);
};
const bursts = Array.from({ length: Math.floor(seconds / BURST_EVERY_S) }, async (_, index) => {
  await new Promise((done) => setTimeout(done, (index + 0.5) * BURST_EVERY_S * 1_000));
  await atRate(Number(values.burst), 1, nextOrder);
});
await Promise.all([
  atRate(Number(values.orders), seconds, nextOrder),
  atRate(Number(values.views), seconds, (index) => view(api.url, index)),
  ...bursts,
]);
const counts = await countMarked(api.outside, orders.sent);
const missing = orders.sent.filter((mark) => !counts.has(mark)).length;
const doubled = [...counts.values()].filter((count) => count > 1).length;
await api.close();

console.log(`
${seconds} s on ${base ?? values.server}: ${values.orders} orders a second, ${bursts.length} bursts of ${values.burst} in one second, ${values.views} ${base ? 'page views' : 'reads'} a second

| | sent | taken | p50 / p95 / p99 / longest, ms | 503, sent again | no answer | refused | lost | twice |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| orders | ${orders.sent.length} | ${orders.times.length} | ${percentiles(orders.times)} | ${orders.busy} | ${orders.lost} | ${orders.other + orders.given} | ${missing} | ${doubled} |
| ${base ? 'page views' : 'reads'} | ${views.times.length + views.failed} | ${views.times.length} | ${percentiles(views.times)} | | | ${views.failed} | | |
`);
process.exit(missing + doubled + orders.other + orders.given > 0 ? 1 : 0);

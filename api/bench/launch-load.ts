import { DEVICE_HEADER } from '@site/contract';
import { keyOf, markedWrite } from '../src/testing/marked-writes';
import { atRate, type CallResult, call } from './open-loop';

/** What a launch day is: rates per second, a burst in one second of each minute. */
export interface LaunchPlan {
  seconds: number;
  ordersPerSecond: number;
  burst: number;
  viewsPerSecond: number;
  /** All orders come from one address; each from one of his own unless said. */
  isOneAddress?: boolean;
  /** How many buyers were there before, on the same database; none unless said. */
  earlierBuyers?: number;
  /** How often an order is sent until it is given up; 20 times unless said. */
  mostTries?: number;
}

/** One call: when it began, in s from the start, and how long its answer took. */
export interface Answered {
  at: number;
  ms: number;
}

/** Everything that happened. */
export interface LaunchLoad {
  /** The mark of every order that was sent. */
  sent: string[];
  orders: Answered[];
  /** Answers 503 to an order, each sent again under its key while it has tries left. */
  busy: Answered[];
  /** Orders without an answer within 10 s, each sent again under its key. */
  silent: number;
  /** Orders that were refused or given up. */
  refused: number;
  views: Answered[];
  /** Page views by their status where that was not 200; 0 for no answer within 10 s. */
  failedViews: Record<number, number>;
}

const BURST_EVERY_S = 60;
const MOST_TRIES = 20;
/** A page of every remote, the dearest ones among them. */
const PAGES = [
  '/',
  '/product/vayu_one',
  '/product/vayu_marut',
  '/vayu_marut-gt/preorder',
  '/offers',
  '/locate-dealer',
  '/test-ride',
  '/gallery',
];

export const countBursts = (seconds: number): number => Math.floor(seconds / BURST_EVERY_S);

const addressOf = (buyer: number) =>
  `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;

/** The address of thousands behind a mobile carrier. */
const CARRIER = '10.255.255.254';

/** Sends one order, of a buyer with a device and a phone of his own. */
function sendOrder(
  site: string,
  { buyer, address }: { buyer: number; address: string },
  { path, fields, ...write }: ReturnType<typeof markedWrite>,
) {
  const phone = { customer_phone_number: `0${String(buyer).padStart(9, '0')}` };
  return call({
    url: site + path,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': keyOf({ path, fields, ...write }),
      'x-forwarded-for': address,
      [DEVICE_HEADER]: `bench-device-${buyer}-token`,
    },
    body: new URLSearchParams({ ...fields, ...phone }).toString(),
  });
}

/**
 * Drives a site as buyers and visitors do: nobody waits for anybody else, and an order that is answered
 * 503 or not at all is sent again under its key, as the site's client does.
 */
export async function drive(site: string, plan: LaunchPlan): Promise<LaunchLoad> {
  const load: LaunchLoad = {
    ...{ sent: [], orders: [], busy: [], silent: 0, refused: 0, views: [], failedViews: {} },
  };
  const began = performance.now();
  const now = () => (performance.now() - began) / 1_000;
  const { earlierBuyers = 0, mostTries = MOST_TRIES, isOneAddress = false } = plan;
  let buyers = earlierBuyers;

  const order = async (): Promise<void> => {
    buyers += 1;
    const buyer = buyers;
    const address = isOneAddress ? CARRIER : addressOf(buyer);
    const write = markedWrite(`launch-${buyer}`, 0);
    load.sent.push(write.mark);
    const at = now();
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const sentAt = now();
      const result: CallResult = await sendOrder(site, { buyer, address }, write);
      if (result.status === 200) {
        load.orders.push({ at, ms: (now() - at) * 1_000 });
        return;
      }
      if (result.status === 503) load.busy.push({ at: sentAt, ms: result.ms });
      else if (result.status === 0) load.silent += 1;
      else break;
      if (tries === mostTries) break;
      await new Promise((done) => setTimeout(done, result.retryAfterMs || 1_000));
    }
    load.refused += 1;
  };
  const view = async (index: number): Promise<void> => {
    const at = now();
    const url = `${site}${PAGES[index % PAGES.length]}`;
    const { status, ms } = await call({ url, headers: { 'accept-encoding': 'br' } });
    if (status === 200) load.views.push({ at, ms });
    else load.failedViews[status] = (load.failedViews[status] ?? 0) + 1;
  };

  const bursts = Array.from({ length: countBursts(plan.seconds) }, async (_, index) => {
    await new Promise((done) => setTimeout(done, (index + 0.5) * BURST_EVERY_S * 1_000));
    await atRate(plan.burst, 1, order);
  });
  await Promise.all([
    atRate(plan.ordersPerSecond, plan.seconds, order),
    atRate(plan.viewsPerSecond, plan.seconds, view),
    ...bursts,
  ]);
  return load;
}

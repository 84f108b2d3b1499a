import { readdir } from 'node:fs/promises';
import { newBuyer } from '../fixtures/checkout';
import { query } from '../fixtures/database';
import { sendEnquiries } from '../fixtures/enquiry-senders';
import { Fleet } from '../fixtures/fleet';
import { PageViewers } from '../fixtures/page-viewers';
import { Senders, untilAcknowledged } from '../fixtures/senders';
import { sendEnquiry, sendOrder, sendProof } from '../fixtures/sent-forms';
import { expect, test } from '../fixtures/test';

const PHONE = '0000054321';
const BUYER = newBuyer();

/** One line of the report: writes of a kind that were acknowledged, and those that are lost or there twice. */
function sayWrites(what: string, acknowledged: readonly string[], kept: readonly string[]): void {
  const there = new Set(kept);
  const lost = acknowledged.filter((id) => !there.has(id)).length;
  console.log(
    `${what}: ${acknowledged.length} acknowledged, ${lost} lost, ${kept.length - there.size} there twice`,
  );
}

/** Ids that the site acknowledged are those that the database has, each once. */
function expectSame(what: string, acknowledged: readonly string[], kept: readonly string[]): void {
  sayWrites(what, acknowledged, kept);
  expect(new Set(kept).size, `${what}: nothing is there twice`).toBe(kept.length);
  expect([...kept].sort(), `${what}: nothing is lost`).toEqual([...acknowledged].sort());
}

// Four parts start, and start again: on a busy machine that takes minutes.
test.setTimeout(600_000);

test('two hosts and two APIs with one bucket: a release, a rollback, the end of each part and a rolling update with a migration cost no visitor a page and no write', async () => {
  const fleet = await Fleet.start();
  try {
    const viewers = new PageViewers(fleet.origin, 2);
    const { origin } = fleet;
    const enquiries = sendEnquiries({ origin, phone: PHONE, count: 1 });
    const orders = new Senders(1, (key) => sendOrder(origin, `order-${key}`, BUYER));
    const counts = () => [viewers.seen, enquiries.acknowledged.length, orders.acknowledged.length];
    /** Ids in the database, by a query with one of the phone numbers. */
    const idsOf = async (text: string, phone: string) =>
      (await query<{ id: string }>(text, [phone], fleet.database)).map(({ id }) => id);
    const expectService = async (step: string) => {
      const before = counts();
      await expect
        .poll(() => Math.min(...counts().map((count, at) => count - (before[at] ?? 0))), {
          message: `pages, enquiries and orders after ${step}`,
          timeout: 90_000,
        })
        .toBeGreaterThan(3);
    };
    const home = async () => (await fetch(fleet.origin)).text();
    const expectOnBoth = (text: string) =>
      // Both hosts: eight answers of the two in turn.
      expect
        .poll(
          async () => {
            const pages = await Promise.all(Array.from({ length: 8 }, home));
            return pages.every((html) => html.includes(text));
          },
          { message: `${text} on both hosts`, timeout: 60_000 },
        )
        .toBe(true);
    const expectCatalog = (version: string) => expectOnBoth(`data-mf="mf-catalog@${version}"`);
    await expectService('the start');
    const before = /data-mf="mf-catalog@([^"]+)"/.exec(await home())?.[1] ?? '';

    await test.step('release and rollback', async () => {
      await fleet.releases.run('mf-catalog', '--no-browser', '--version', '90.0.0');
      await expectCatalog('90.0.0');
      await fleet.releases.run('rollback', 'mf-catalog');
      await expectCatalog(before);
      await expectService('the rollback');
    });

    await test.step('release of the content', async () => {
      await fleet.releases.run('content');
      await expectOnBoth('"contentPath":"/releases/content/');
      await expectService('the release of the content');
    });

    for (const names of [['host-a', 'api-b'] as const, ['api-a', 'host-b'] as const]) {
      await test.step(`the end of ${names.join(' and ')}`, async () => {
        await Promise.all(names.map((name) => fleet.parts[name].kill()));
        await expectService(`the end of ${names.join(' and ')}`);
        // The other two go next: these must be back by then.
        await Promise.all(names.map((name) => fleet.parts[name].untilServing()));
      });
    }

    const ride = await untilAcknowledged('visitor-ride', (key) =>
      sendEnquiry(origin, key, {
        testride_status: 'Scheduled',
        source: 'Direct',
        campaign_id: '147',
        phone_number: BUYER.phone,
      }),
    );
    await untilAcknowledged('visitor-proof', (key) => sendProof(origin, key, ride));

    await test.step('rolling update', async () => {
      const api = await fleet.makeNextApi('ALTER TABLE "enquiry" ADD COLUMN "next_note" text;');
      const host = await fleet.makeNextHost();
      const snapshot = async () => (await fetch(`${origin}/federation/snapshot`)).json();
      const known = await snapshot();
      for (const name of ['api-a', 'api-b', 'host-a', 'host-b'] as const) {
        await fleet.parts[name].stop();
        await fleet.parts[name].start(name.startsWith('api') ? api : host);
        await expectService(`the update of ${name}`);
      }
      await expectOnBoth('/assets/client.next.js');
      // Open pages are of another build of the host: they take a new document with their next navigation.
      expect(await snapshot()).not.toEqual(known);
      const columns = await query(
        `select 1 from information_schema.columns where table_name = 'enquiry' and column_name = $1`,
        ['next_note'],
        fleet.database,
      );
      expect(columns).toHaveLength(1);
    });

    await Promise.all([viewers.end(), enquiries.end(), orders.end()]);
    console.log(`page views: ${viewers.seen} whole, ${viewers.failed.length} failed`);
    expect(viewers.failed, 'failed page views').toEqual([]);
    expectSame(
      'enquiries',
      enquiries.acknowledged,
      await idsOf('select tracking_id as id from enquiry where phone = $1', PHONE),
    );
    expectSame(
      'orders',
      orders.acknowledged,
      await idsOf(
        'select p.vendor_order_id as id from payment p join sales_order o on o.id = p.order_id where o.phone = $1',
        BUYER.phone,
      ),
    );
    const [proof] = await query<{ stored_name: string }>(
      'select u.stored_name from upload u join test_ride_event e on e.upload_id = u.id where e.tracking_id = $1',
      [ride],
      fleet.database,
    );
    expect(await readdir(fleet.uploads)).toContain(proof?.stored_name);
  } finally {
    await fleet.stop();
  }
});

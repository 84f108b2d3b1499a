import { enquiriesOf, query } from '../fixtures/database';
import { EnquirySenders } from '../fixtures/enquiry-senders';
import { Fleet, hasNginx } from '../fixtures/fleet';
import { PageViewers } from '../fixtures/page-viewers';
import { releaseChanged, rollBack } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';

const PHONE = '0000054321';

// Four parts start, and start again: on a busy machine that takes minutes.
test.setTimeout(600_000);
test.skip(!hasNginx, 'no nginx is installed on this machine');

test('two hosts and two APIs: a release, a rollback, the end of each part and a rolling update with a migration cost no visitor a page and no write', async () => {
  const fleet = await Fleet.start();
  try {
    const viewers = new PageViewers(fleet.origin, 2);
    const senders = new EnquirySenders({ origin: fleet.origin, phone: PHONE, count: 2 });
    const expectService = async (step: string) => {
      const before = { pages: viewers.seen, writes: senders.acknowledged.length };
      await expect
        .poll(
          () => Math.min(viewers.seen - before.pages, senders.acknowledged.length - before.writes),
          { message: `pages and writes after ${step}`, timeout: 90_000 },
        )
        .toBeGreaterThan(4);
    };
    const home = async () => (await fetch(fleet.origin)).text();
    const expectCatalog = (version: string) =>
      // Both hosts: eight answers of the two in turn.
      expect
        .poll(
          async () => {
            const pages = await Promise.all(Array.from({ length: 8 }, home));
            return pages.every((html) => html.includes(`data-mf="mf-catalog@${version}"`));
          },
          { message: `mf-catalog ${version} on both hosts`, timeout: 60_000 },
        )
        .toBe(true);
    await expectService('the start');
    const before = /data-mf="mf-catalog@([^"]+)"/.exec(await home())?.[1] ?? '';

    await test.step('release and rollback', async () => {
      const edit = { file: 'src/routes.tsx', from: '/** ', to: '/** 90 ' };
      await releaseChanged(fleet.store, 'mf-catalog', '90.0.0', edit);
      await expectCatalog('90.0.0');
      await rollBack(fleet.store, 'mf-catalog');
      await expectCatalog(before);
      await expectService('the rollback');
    });

    for (const names of [['host-a', 'api-b'] as const, ['api-a', 'host-b'] as const]) {
      await test.step(`the end of ${names.join(' and ')}`, async () => {
        await Promise.all(names.map((name) => fleet.parts[name].kill()));
        await expectService(`the end of ${names.join(' and ')}`);
        // The other two go next: these must be back by then.
        await Promise.all(names.map((name) => fleet.parts[name].untilServing()));
      });
    }

    await test.step('rolling update', async () => {
      const next = await fleet.makeNextApi('ALTER TABLE "enquiry" ADD COLUMN "next_note" text;');
      for (const name of ['api-a', 'api-b', 'host-a', 'host-b'] as const) {
        await fleet.parts[name].stop();
        await fleet.parts[name].start(name.startsWith('api') ? next : {});
        await expectService(`the update of ${name}`);
      }
      const columns = await query(
        `select 1 from information_schema.columns where table_name = 'enquiry' and column_name = $1`,
        ['next_note'],
        fleet.dataDir,
      );
      expect(columns).toHaveLength(1);
    });

    await Promise.all([viewers.end(), senders.end()]);
    expect(viewers.failed, 'failed page views').toEqual([]);
    const kept = await enquiriesOf(fleet.dataDir, PHONE);
    expect(new Set(kept).size, 'nothing is there twice').toBe(kept.length);
    expect([...kept].sort(), 'nothing is lost').toEqual([...senders.acknowledged].sort());
  } finally {
    await fleet.stop();
  }
});

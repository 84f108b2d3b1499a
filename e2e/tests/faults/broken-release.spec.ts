import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectShellAlive, FAULT_TITLE, faultCard, partsOf } from '../../fixtures/federated-page';
import { type IsolatedSite, readiness, waitForHtml } from '../../fixtures/isolated-site';
import { brokenEntries, liveVersion, publishMutated, rollBack } from '../../fixtures/releases';
import { enquiryPanel, enquiryToggle } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const REMOTE = 'mf-dealers';
const LOCATOR = '/locate-dealer';
const NEXT = '9.9.0';
const AFTER_NEXT = '9.9.1';

const locatorHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Locate a Dealer' });

/** The page answers as faulty and shows the card; everything else is as ever. */
async function expectFaultInItsRoom(page: Page, site: IsolatedSite): Promise<void> {
  await waitForHtml(site, LOCATOR, FAULT_TITLE);
  const response = await page.goto(site.origin + LOCATOR);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(faultCard(page)).toBeVisible();
  await expect(faultCard(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectShellAlive(page);
  for (const other of ['/', '/test-ride']) {
    expect((await fetch(site.origin + other)).status, other).toBe(200);
  }
}

async function expectRetryBringsItBack(page: Page, site: IsolatedSite): Promise<void> {
  await waitForHtml(site, LOCATOR, 'Locate a Dealer</h1>');
  await faultCard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(locatorHeading(page)).toBeVisible();
  await expect(faultCard(page)).toBeHidden();
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/status of 503/);
});

test('a remote whose files are gone costs its own pages only, and Retry works once they are back', async ({
  page,
  context,
  isolatedSite: site,
}) => {
  const folder = join(site.store, REMOTE);
  await rename(folder, `${folder}.away`);
  await expectFaultInItsRoom(page, site);
  expect((await readiness(site)).remotes[REMOTE]).toContain('missing');

  const elsewhere = await context.newPage();
  await elsewhere.goto(site.origin);
  await enquiryToggle(elsewhere).click();
  await expect(faultCard(elsewhere)).toBeVisible();

  await rename(`${folder}.away`, folder);
  await expectRetryBringsItBack(page, site);
  await test.step('in a slot of another page too', async () => {
    await faultCard(elsewhere).getByRole('button', { name: 'Retry' }).click();
    await expect(faultCard(elsewhere)).toBeHidden();
    await enquiryToggle(elsewhere).click();
    await expect(enquiryPanel(elsewhere).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  });
});

for (const [what, breakIt] of Object.entries(brokenEntries)) {
  test(`a remote whose entry ${what} costs its own pages only, and Retry works after the rollback; with an older release it is passed over`, async ({
    page,
    isolatedSite: site,
    consoleGuard,
  }) => {
    consoleGuard.allow(/broken on purpose|Unexpected token '<'/);
    const old = (await liveVersion(site.store, REMOTE)).metadata.version;
    await test.step('it costs its own pages only, and Retry works after the rollback', async () => {
      await publishMutated(site.store, REMOTE, NEXT, breakIt, { fallback: false });
      await expectFaultInItsRoom(page, site);
      await rollBack(site.store, REMOTE);
      await expectRetryBringsItBack(page, site);
    });
    await test.step('a newest release like it is passed over for the older one, silently', async () => {
      await publishMutated(site.store, REMOTE, AFTER_NEXT, breakIt);
      const statuses = new Set<number>();
      await expect
        .poll(
          async () => {
            statuses.add((await fetch(site.origin + LOCATOR)).status);
            return (await readiness(site)).remotes[REMOTE];
          },
          { timeout: 60_000 },
        )
        .toContain('fell back');
      await page.goto(site.origin + LOCATOR);
      await expect(locatorHeading(page)).toBeVisible();
      expect(await partsOf(page)).toContain(`${REMOTE}@${old}`);
      expect([...statuses], 'no visitor met the broken release').toEqual([200]);
    });
  });
}

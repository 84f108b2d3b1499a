import { mergeTests } from '@playwright/test';
import { brand, telLink } from '@site/brand';
import { listProductTitles, readBrochures, readContactInfo } from '@site/contract';
import { callAddress, callPattern } from '@site/contract/endpoints';
import { openQuietly } from '../../fixtures/catalog';
import { test as failingApi } from '../../fixtures/failing-api';
import { expectShellAlive } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { mainMenu } from '../../fixtures/shell';
import { expect, test as siteTest } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';

const test = mergeTests(siteTest, failingApi);

test('menu titles and contact info that cannot be read are only logged', async ({
  page,
  startFailingApi,
  startSite,
  consoleGuard,
}) => {
  consoleGuard.allow(/No product titles found|No contact info found|status of 500/);
  const api = await startFailingApi([callPattern(listProductTitles, readContactInfo)]);
  const site = await startSite(api);
  await hasSeenOffers(page);
  const answer = await page.goto(`${site.origin}/about-us`);
  expect(answer?.status()).toBe(200);
  await waitForHydration(page);
  for (const message of ['No product titles found', 'No contact info found'])
    await expect.poll(() => consoleGuard.messages.join('\n')).toContain(message);

  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShellAlive(page);
  const products = mainMenu(page).getByRole('button', { name: 'Products' });
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expect(
    mainMenu(page).getByRole('list', { name: 'Products' }).getByRole('link'),
  ).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
    'href',
    telLink(brand.contact.phone),
  );
});

test('brochures that cannot be read are only logged', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/No brochure data found|API 500|status of 500/);
  await page.route(callPattern(readBrochures), (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Failed on purpose' } }),
  );
  await openQuietly(page, '/about-us', 1440);
  await page.getByRole('button', { name: 'Download Brochure' }).click();
  await expect
    .poll(() => consoleGuard.messages.join('\n'))
    .toMatch(/error: No brochure data found/);
  expect(consoleGuard.messages.join('\n')).toContain(`API 500 ${callAddress(readBrochures)}`);
  const menu = page.getByRole('list', { name: 'Download Brochure' });
  await expect(menu).toHaveText('Loading...');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectShellAlive(page);
});

import { mergeTests, type Page } from '@playwright/test';
import {
  listOffers,
  listProducts,
  readBanners,
  readBikesGallery,
  readGallery,
  readRefundPolicy,
  readTechnicalSpecs,
} from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { CATALOG_WIDTHS } from '../../fixtures/catalog';
import { test as failingApi } from '../../fixtures/failing-api';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test as siteTest } from '../../fixtures/test';
import { hasSeenOffers } from '../../fixtures/visitor';

const test = mergeTests(siteTest, failingApi);

const WRONG = 'Opps! Something went wrong.';
const GALLERY = callPattern(readGallery);
const SPECIFICATIONS = callPattern(readTechnicalSpecs);
const OFFERS = callPattern(listOffers);

/** What each page says while its read fails (spec §8), and its heading once the read works again. */
const PAGES = [
  {
    path: '/about-us',
    message: 'We are unable to load this page at the moment. Please try again later.',
    heading: /We make bikes/,
  },
  {
    path: '/refund-policy',
    message: 'We are unable to load this text at the moment. Please try again later.',
    heading: 'Return and Refund Policy',
  },
  {
    path: '/product/vayu_marut',
    message: 'We are unable to fetch the products at the moment. Please try again later.',
    heading: 'Vayu Marut',
  },
  {
    path: '/product/vayu_marut/technical-specifications',
    message: 'We are unable to fetch the products at the moment. Please try again later.',
    heading: 'Vayu Marut GT',
  },
  {
    path: '/offers',
    message: 'We are unable to fetch the offers at the moment. Please try again later.',
    heading: 'Hot Deals',
  },
] as const;

async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of CATALOG_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await look();
  }
}

test('a failed read is told in its own words, never as nothing or unknown, and tried again', async ({
  page,
  startFailingApi,
  startSite,
  consoleGuard,
}) => {
  consoleGuard.allow(/API 500|status of 500|No Images Found/);
  const fails = [
    ...[GALLERY, SPECIFICATIONS, OFFERS],
    callPattern(readBanners, readBikesGallery, readRefundPolicy, listProducts),
  ];
  const everything = [...fails];
  const site = await startSite(await startFailingApi(fails));
  await hasSeenOffers(page);
  const alert = page.getByRole('main').getByRole('alert');
  const open = async (path: string) => {
    const answer = await page.goto(site.origin + path);
    expect(answer?.status()).toBe(200);
    await waitForHydration(page);
  };

  for (const { path, message, heading } of PAGES) {
    await test.step(path, async () => {
      fails.splice(0, Number.POSITIVE_INFINITY, ...everything);
      await open(path);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/not found/i);
      await atEveryWidth(page, async () => {
        await expect(alert).toContainText(WRONG);
        await expect(alert).toContainText(message);
        await expect(page.getByText('No Active Deals')).toHaveCount(0);
      });
      fails.length = 0;
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    });
  }

  await test.step('specifications alone', async () => {
    fails.push(SPECIFICATIONS);
    await open('/product/vayu_marut/technical-specifications');
    await atEveryWidth(page, () =>
      expect(alert).toContainText('We are unable to fetch the technical specifications'),
    );
    fails.length = 0;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table', { name: 'Performance' })).toBeVisible();
  });

  await test.step('the gallery is only logged', async () => {
    fails.push(GALLERY);
    await open('/gallery');
    await expect.poll(() => consoleGuard.messages.join('\n')).toMatch(/error: No Images Found/);
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
      await expect(alert).toHaveCount(0);
    });
  });

  await test.step('no offers at all are "No Active Deals"', async () => {
    fails.push(OFFERS);
    await open('/offers');
    await page.route(OFFERS, (route) =>
      route.fulfill({
        json: { status: 200, message: '', data: { response_data: { coupon_offer_codes: [] } } },
      }),
    );
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('heading', { name: 'No Active Deals' })).toBeVisible();
      await expect(page.getByText(/No offers are available/)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(alert).toHaveCount(0);
    });
  });
});

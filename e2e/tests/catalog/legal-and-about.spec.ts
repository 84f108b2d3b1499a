import type { Page } from '@playwright/test';
import {
  readBanners,
  readCookiesPolicies,
  readPrivacyPolicy,
  readRefundPolicy,
  readTermsConditions,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { type Block, type Legal, readContent } from '../../fixtures/content';
import { expect, test } from '../../fixtures/test';

/** What spec §9 wants the terms to say. */
const TERMS = [
  'Last revision 11-09-2020',
  /minimum advance is ₹999/,
  /refundable on request, after deduction of .* transaction charges/,
  /Once the full price has been paid, the order can no longer be cancelled/,
  /generally ship within 5 business days/,
  /must be filed within one year/,
  /Indian law applies\. The courts in Secunderabad, Telangana/,
];
/** And the terms of the introductory offer. */
const OFFER_TERMS = [
  /delivery pin code .* cannot be changed afterwards/,
  /orders paid online on this site only/,
  /Cancellations and refunds .* at the company's discretion/,
  /price does not change after payment/,
];

/** Jumps to a section from the table of contents: heading in view, anchor in the address. */
async function jumpTo(page: Page, { id, heading }: Legal['sections'][number]): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: heading, exact: true }).click();
  await expect(page.locator(`h2#${id}`)).toBeInViewport();
  await expect(page.locator(`h2#${id}`)).toContainText(heading);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
}

/** Every section stands in the table of contents and on the page; the last one is reached from there. */
async function expectContents(page: Page, address: string): Promise<void> {
  const { sections } = await readContent<Legal>(page.request, address);
  const headings = sections.map(({ heading }) => heading);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(headings);
  await expect(page.locator('h2', { hasText: /^\d+\. / })).toHaveText(
    headings.map((text, at) => `${at + 1}. ${text}`),
  );
  const last = sections.at(-1);
  if (!last) throw new Error(`${name} has no sections`);
  await jumpTo(page, last);
}

for (const width of CATALOG_WIDTHS) {
  test(`legal texts say what binds, and lead to their sections, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, '/terms-conditions', width);
    const main = page.getByRole('main');
    for (const said of TERMS) await expect(main.getByText(said).first()).toBeVisible();
    await jumpTo(page, { id: 'introductory-offer', heading: 'Introductory offer terms' });
    const offer = page.getByRole('region', { name: /Introductory offer terms/ });
    for (const said of OFFER_TERMS) await expect(offer.getByText(said)).toBeVisible();
    await expectContents(page, callAddress(readTermsConditions));

    await page.goto('/refund-policy');
    for (const said of [/₹999 or more for the Vayu One/, /filed within one year/])
      await expect(main.getByText(said)).toBeVisible();
    await expectContents(page, callAddress(readRefundPolicy));
  });

  test(`privacy and cookies policies say what is kept and measured, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, '/privacy-policy', width);
    await expect(page.getByText(/Measurement, only after you accept it/)).toBeVisible();
    await expectContents(page, callAddress(readPrivacyPolicy));

    await page.goto('/cookies-policies');
    const stored = page.getByRole('region', { name: /What we store/ });
    for (const key of ['themeMode', 'trackingConsent', 'token', 'offersPopupShown'])
      await expect(stored.getByText(new RegExp(`^${key}: `))).toBeVisible();
    await expect(page.getByText(/Until you accept, nothing of it is loaded/)).toBeVisible();
    await expect(page.getByText(/“Cookie choices” at the foot of every page/)).toBeVisible();
    await expectContents(page, callAddress(readCookiesPolicies));
  });

  test(`about tells why, innovation and environmental impact, at ${width} px`, async ({ page }) => {
    await openQuietly(page, '/about-us', width);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We make bikes');
    const { banners } = await readContent<{ banners: Block[] }>(
      page.request,
      callAddress(readBanners),
    );
    const main = page.getByRole('main');
    for (const { tagline, description } of banners) {
      await expect(main.getByText(tagline, { exact: true })).toBeVisible();
      await expect(main.getByText(description)).toBeVisible();
    }
    for (const part of [/Why electric/i, /^Innovation$/i, /^Environmental impact$/i])
      await expect(main.getByText(part).first()).toBeVisible();
  });
}

test('the files of the manuals stand apart from the text before them', async ({ page }) => {
  await openQuietly(page, '/ownership/manuals', 390);
  const text = await page.getByText('The files below are in English.').boundingBox();
  const file = await page
    .getByRole('main')
    .getByRole('link', { name: /Handbook, PDF/ })
    .first()
    .boundingBox();
  if (!text || !file) throw new Error('text or file has no box');
  expect(file.y - text.y - text.height).toBeGreaterThanOrEqual(24);
});

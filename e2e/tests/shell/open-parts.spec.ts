import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/axe';
import { openQuietly } from '../../fixtures/catalog';
import { holdRequests } from '../../fixtures/hold-requests';
import {
  banner,
  bookNowDialog,
  drawer,
  enquiryPanel,
  enquiryToggle,
  mainMenu,
  openDrawer,
  turnTheme,
} from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** Opens a part of the shell and answers when all of it is there. */
type Opening = (page: Page) => Promise<void>;

async function openBookNow(page: Page): Promise<void> {
  const button = banner(page).getByRole('button', { name: 'Book Now' });
  if (await button.isVisible()) await button.click();
  else {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Book Now' }).click();
    await expect(drawer(page)).toBeHidden();
  }
  await expect(bookNowDialog(page).getByRole('article').first()).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await openBookNow(page);
  await bookNowDialog(page).getByRole('button', { name: 'Check Order History' }).click();
  await expect(bookNowDialog(page)).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Check Order History' });
  await expect(dialog.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
}

async function openEnquiry(page: Page): Promise<void> {
  await enquiryToggle(page).click();
  await expect(enquiryPanel(page).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
}

async function openBrochures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download Brochure' }).click();
  await expect(
    page.getByRole('list', { name: 'Download Brochure' }).getByRole('link'),
  ).not.toHaveCount(0);
}

/** The menu as it stands while its content is on the way. */
async function awaitBrochures(page: Page): Promise<void> {
  await holdRequests(page, /\/static\/json\/download-brochure\.json$/);
  await page.getByRole('button', { name: 'Download Brochure' }).click();
  await expect(
    page.getByRole('list', { name: 'Download Brochure' }).getByText('Loading...'),
  ).toBeVisible();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Share / }).getByRole('img')).toBeVisible();
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open picture: Vayu One in red' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Vayu One in red' }).getByRole('img'),
  ).toBeVisible();
}

/** Opens the page again as a visitor who has not seen the offers pop-up. */
async function awaitOffers(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.removeItem('offersPopupShown');
  });
  await page.reload();
  const popup = page.getByRole('region', { name: 'Discover Incredible Savings Today' });
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(popup).toBeVisible({ timeout: 100 });
  }).toPass();
}

const submenu =
  (name: string): Opening =>
  async (page) => {
    await mainMenu(page).getByRole('button', { name }).click();
    await expect(
      mainMenu(page).getByRole('list', { name }).getByRole('link').first(),
    ).toBeVisible();
  };

async function openWholeDrawer(page: Page): Promise<void> {
  await openDrawer(page);
  for (const name of ['Products', 'Contact us']) {
    await drawer(page).getByRole('button', { name }).click();
    await expect(drawer(page).getByRole('list', { name }).getByRole('link').first()).toBeVisible();
  }
}

/** A page with little on it: the pages have their own tests. */
const QUIET_PAGE = '/order/history';

const parts: readonly { name: string; width: number; open: Opening; path?: string }[] = [
  { name: 'Products submenu', width: 1440, open: submenu('Products') },
  { name: 'Contact us submenu', width: 1440, open: submenu('Contact us') },
  { name: 'drawer with its submenus', width: 390, open: openWholeDrawer },
  ...[390, 1440].flatMap((width) => [
    { name: 'Book Now dialog', width, open: openBookNow },
    { name: 'order-history dialog', width, open: openHistory },
    { name: 'enquiry panel', width, open: openEnquiry },
    { name: 'brochure menu', width, open: openBrochures },
    { name: 'brochure menu without brochures yet', width, open: awaitBrochures },
    { name: 'offers pop-up', width, open: awaitOffers, path: '/about-us' },
    { name: 'Share dialog', width, open: openShare, path: '/product/vayu_marut' },
    { name: 'gallery preview', width, open: openPicture, path: '/gallery' },
  ]),
];

for (const { name, width, open, path = QUIET_PAGE } of parts) {
  test(`the open ${name} has nothing that axe finds, in both themes, at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    // Brochures that are held until the scan is over may be given up meanwhile, which is only logged.
    if (open === awaitBrochures) consoleGuard.allow(/brochure/);
    await openQuietly(page, path, width);
    await open(page);
    for (const theme of ['light', 'dark'] as const) {
      await turnTheme(page, theme);
      await expectNoViolations(page, theme);
    }
  });
}

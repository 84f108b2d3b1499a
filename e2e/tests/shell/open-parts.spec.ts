import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
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
} from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

/** A page with little on it: the pages have their own tests. */
const QUIET_PAGE = '/order/history';

const historyDialog = (page: Page) => page.getByRole('dialog', { name: 'Check Order History' });
const brochureList = (page: Page) => page.getByRole('list', { name: 'Download Brochure' });

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
  await expect(historyDialog(page).getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
}

async function openEnquiry(page: Page): Promise<void> {
  await enquiryToggle(page).click();
  await expect(enquiryPanel(page).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
}

async function openBrochures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download Brochure' }).click();
  await expect(brochureList(page).getByRole('link')).not.toHaveCount(0);
}

/** The menu as it stands while its content is on the way. */
async function awaitBrochures(page: Page): Promise<void> {
  await holdRequests(page, /\/static\/json\/download-brochure\.json$/);
  await page.getByRole('button', { name: 'Download Brochure' }).click();
  await expect(brochureList(page).getByText('Loading...')).toBeVisible();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Share / }).getByRole('img')).toBeVisible();
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open picture: Vayu One in ivory' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Vayu One in ivory' }).getByRole('img'),
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

/** What the catalog says of the products has come into their submenu. */
const expectRanges = (menu: Locator) =>
  expect(menu.getByRole('list', { name: 'Products' }).getByText('Range up to')).toBeVisible();

const submenu =
  (name: string): Opening =>
  async (page) => {
    await mainMenu(page).getByRole('button', { name }).click();
    await expect(
      mainMenu(page).getByRole('list', { name }).getByRole('link').first(),
    ).toBeVisible();
    if (name === 'Products') await expectRanges(mainMenu(page));
  };

async function openWholeDrawer(page: Page): Promise<void> {
  await openDrawer(page);
  for (const name of ['Products', 'Contact us']) {
    await drawer(page).getByRole('button', { name }).click();
    await expect(drawer(page).getByRole('list', { name }).getByRole('link').first()).toBeVisible();
  }
  await expectRanges(drawer(page));
}

/** A part that opens over a page, and where it is then. */
interface Part {
  name: string;
  open: Opening;
  where: (page: Page) => Locator;
}

const submenuPart = (name: string): Part => ({
  name: `${name} submenu`,
  open: submenu(name),
  where: (page) => mainMenu(page).getByRole('list', { name }),
});

/** What opens on every page. */
const everywhere: readonly Part[] = [
  { name: 'Book Now dialog', open: openBookNow, where: bookNowDialog },
  { name: 'order-history dialog', open: openHistory, where: historyDialog },
  { name: 'enquiry panel', open: openEnquiry, where: enquiryPanel },
  { name: 'brochure menu', open: openBrochures, where: brochureList },
];

/** What opens on every page, by the width of the window: one visit opens one after the other. */
const partsByWidth: readonly { width: number; parts: readonly Part[] }[] = [
  { width: 1440, parts: [submenuPart('Products'), submenuPart('Contact us'), ...everywhere] },
  {
    width: 390,
    parts: [
      ...everywhere,
      { name: 'drawer with its submenus', open: openWholeDrawer, where: drawer },
    ],
  },
];

/** What opens on one page, or comes in a state that only a page of its own shows. */
const partsOfPages: readonly { name: string; open: Opening; path: string }[] = [
  { name: 'brochure menu without brochures yet', open: awaitBrochures, path: QUIET_PAGE },
  { name: 'offers pop-up', open: awaitOffers, path: '/about-us' },
  { name: 'Share dialog', open: openShare, path: '/product/vayu_marut' },
  { name: 'gallery preview', open: openPicture, path: '/gallery' },
];

for (const { width, parts } of partsByWidth) {
  test(`nothing that opens on every page has anything that axe finds, in both themes, at ${width} px`, async ({
    page,
  }) => {
    await openQuietly(page, QUIET_PAGE, width);
    for (const [at, { name, open, where }] of parts.entries())
      await test.step(`the open ${name} has nothing that axe finds`, async () => {
        await open(page);
        await expectNoViolationsInBothThemes(page, name);
        if (at === parts.length - 1) return;
        await page.keyboard.press('Escape');
        await expect(where(page)).toBeHidden();
      });
  });

  for (const { name, open, path } of partsOfPages)
    test(`the open ${name} has nothing that axe finds, in both themes, at ${width} px`, async ({
      page,
      consoleGuard,
    }) => {
      // Brochures that are held until the scan is over may be given up meanwhile, which is only logged.
      if (open === awaitBrochures) consoleGuard.allow(/brochure/);
      await openQuietly(page, path, width);
      await open(page);
      await expectNoViolationsInBothThemes(page, name);
    });
}

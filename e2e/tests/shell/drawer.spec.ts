import { toSlug } from '@site/contract';
import { openQuietly } from '../../fixtures/catalog';
import {
  banner,
  bookNowDialog,
  drawer,
  expectFreePage,
  LARGE,
  mainMenu,
  openDrawer,
  productTitles,
} from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

test('the drawer stands in for the menu of a narrow window, and fits into it', async ({ page }) => {
  await openQuietly(page, '/gallery', LARGE);
  await test.step('the drawer stands in for the menu below the large breakpoint only', async () => {
    const button = banner(page).getByRole('button', { name: 'Open menu' });
    await expect(button).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    await page.setViewportSize({ width: LARGE - 1, height: 900 });
    await expect(button).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
  });
  for (const width of [320, 390, 1024])
    await test.step(`the drawer is at least 280 px wide and inside the window, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openDrawer(page);
      await expect(drawer(page)).toHaveCSS('min-width', '280px');
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      const box = await drawer(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(280);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    });
});

test('the drawer has the whole menu, opens its submenus, and leads on', async ({
  page,
  request,
}) => {
  await openQuietly(page, '/gallery', 390);
  await test.step('the drawer has the whole menu, Test Ride and Book Now as a hash link', async () => {
    await openDrawer(page);
    await expect(drawer(page)).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "Main":
        - list:
          - /children: equal
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - button "Products"
          - listitem:
            - link "Offers":
              - /url: /offers
          - listitem:
            - link "Become A Dealer":
              - /url: /become-dealer
          - listitem:
            - button "Contact us"
          - listitem:
            - link "About Us":
              - /url: /about-us
      - link "Test Ride":
        - /url: /test-ride
      - link "Book Now":
        - /url: "#book-now"
  `);
  });
  await test.step('Book Now of the drawer opens the dialog in its place', async () => {
    await drawer(page).getByRole('link', { name: 'Book Now' }).click();
    await expect(bookNowDialog(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery/);
    await page.keyboard.press('Escape');
    await expect(bookNowDialog(page)).toBeHidden();
  });
  await test.step('the submenus of the drawer expand and collapse', async () => {
    const titles = await productTitles(request);
    await openDrawer(page);
    const products = drawer(page).getByRole('button', { name: 'Products' });
    const links = drawer(page).getByRole('list', { name: 'Products' }).getByRole('link');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);
    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(titles);
    for (const [at, title] of titles.entries())
      await expect(links.nth(at)).toHaveAttribute('href', `/product/${toSlug(title)}`);
    await products.click();
    await expect(links).toHaveCount(0);

    await drawer(page).getByRole('button', { name: 'Contact us' }).press('Enter');
    const locator = drawer(page).getByRole('link', { name: 'Locate a Dealer' });
    // A link that is still half covered by what opens is scrolled to, and moves under the pointer.
    await expect(locator).toBeInViewport({ ratio: 1 });
    await locator.click();
    await expect(page).toHaveURL('/locate-dealer');
    await expect(drawer(page)).toBeHidden();
  });
  // The page that came takes every drawer away with the one before: only then another is opened.
  await expect(page.getByRole('heading', { level: 1, name: 'Locate a Dealer' })).toBeFocused();
  await test.step('Test Ride of the drawer leads to the booking', async () => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Test Ride' }).click();
    await expect(page).toHaveURL('/test-ride');
    await expect(drawer(page)).toBeHidden();
  });
});

test('the drawer closes with its button, Escape and a click beside it', async ({ page }) => {
  await openQuietly(page, '/gallery', 900);
  const opener = banner(page).getByRole('button', { name: 'Open menu' });
  const closings = [
    () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 400),
  ];
  for (const close of closings) {
    await openDrawer(page);
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('Back takes the drawer away before it leaves the page, and so does a window that grows past it', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', 390);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeFocused();
  await openDrawer(page);
  await page.goBack();
  await expectFreePage(page);
  await expect(page).toHaveURL('/offers');
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openDrawer(page);
  await page.setViewportSize({ width: LARGE - 1, height: 900 });
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: LARGE, height: 900 });
  await expectFreePage(page);
});

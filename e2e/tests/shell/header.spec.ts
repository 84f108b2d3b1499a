import { brand } from '@site/brand';
import { ALL_PRODUCTS, listProducts, toSlug } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { openQuietly } from '../../fixtures/catalog';
import { banner, LARGE, mainMenu, productTitles } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

test('the menu of a wide window has its entries, opens its submenus by click and by key, and leads on', async ({
  page,
  request,
}) => {
  await openQuietly(page, '/gallery', LARGE);
  await test.step('the desktop menu has its six entries in their order', async () => {
    await expect(mainMenu(page)).toMatchAriaSnapshot(`
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
  `);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('a submenu opens and closes on click, and closes on a click elsewhere', async () => {
    const products = mainMenu(page).getByRole('button', { name: 'Products' });
    const contact = mainMenu(page).getByRole('button', { name: 'Contact us' });
    const entry = mainMenu(page).getByRole('link', { name: 'Vayu One' });
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    await products.hover();
    await expect(entry).toBeHidden();

    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    await products.click();
    await expect(entry).toBeHidden();

    await products.click();
    await contact.click();
    await expect(entry).toBeHidden();
    await expect(mainMenu(page).getByRole('link', { name: 'Company Office' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(contact).toHaveAttribute('aria-expanded', 'false');
  });
  for (const key of ['Enter', 'Space'] as const)
    await test.step(`a submenu opens and closes with ${key}`, async () => {
      const products = mainMenu(page).getByRole('button', { name: 'Products' });
      await products.focus();
      await page.keyboard.press(key);
      await expect(mainMenu(page).getByRole('link', { name: 'Vayu One' })).toBeVisible();
      await page.keyboard.press(key);
      await expect(mainMenu(page).getByRole('link', { name: 'Vayu One' })).toBeHidden();
      await expect(products).toBeFocused();
    });
  await test.step('arrow keys walk a submenu, Escape closes it and the focus returns', async () => {
    const contact = mainMenu(page).getByRole('button', { name: 'Contact us' });
    const office = mainMenu(page).getByRole('link', { name: 'Company Office' });
    const dealers = mainMenu(page).getByRole('link', { name: 'Locate a Dealer' });
    const last = mainMenu(page).getByRole('link', { name: 'FAQs' });
    await contact.focus();
    await page.keyboard.press('ArrowDown');
    await expect(office).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dealers).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(office).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(office).toBeHidden();
    await expect(contact).toBeFocused();
  });
  await test.step('leaving a submenu with the keyboard closes it', async () => {
    const contact = mainMenu(page).getByRole('button', { name: 'Contact us' });
    await contact.press('Enter');
    for (const name of [
      'Company Office',
      'Locate a Dealer',
      'Service Schedule',
      'Roadside Help',
      'FAQs',
      'About Us',
    ]) {
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name })).toBeFocused();
    }
    await expect(contact).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('the Contact us submenu leads to the office, the dealers and the help for owners', async () => {
    await mainMenu(page).getByRole('button', { name: 'Contact us' }).click();
    await expect(mainMenu(page).getByRole('list', { name: 'Contact us' })).toMatchAriaSnapshot(`
    - list "Contact us":
      - /children: equal
      - listitem:
        - link "Company Office":
          - /url: /company-office
      - listitem:
        - link "Locate a Dealer":
          - /url: /locate-dealer
      - listitem:
        - link "Service Schedule":
          - /url: /ownership/service
      - listitem:
        - link "Roadside Help":
          - /url: /ownership/roadside
      - listitem:
        - link "FAQs":
          - /url: /ownership/faqs
  `);
    await page.keyboard.press('Escape');
  });
  await test.step('the Products submenu has one entry per product title of the API', async () => {
    const titles = await productTitles(request);
    expect(titles.length).toBeGreaterThan(1);
    await mainMenu(page).getByRole('button', { name: 'Products' }).click();
    const links = mainMenu(page).getByRole('list', { name: 'Products' }).getByRole('link');
    await expect(links).toHaveText(titles);
    for (const [at, title] of titles.entries())
      await expect(links.nth(at)).toHaveAttribute('href', `/product/${toSlug(title)}`);

    await links.filter({ hasText: 'Vayu Marut' }).click();
    await expect(page).toHaveURL('/product/vayu_marut');
    await expect(links.first()).toBeHidden();
  });
  await test.step('Test Ride leads to the booking', async () => {
    await banner(page).getByRole('link', { name: 'Test Ride' }).click();
    await expect(page).toHaveURL('/test-ride');
    await expect(page.getByRole('heading', { level: 1, name: 'Book a Test Ride' })).toBeVisible();
  });
  await test.step('the logo leads home', async () => {
    await banner(page)
      .getByRole('link', { name: `${brand.name} home` })
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ride the wind');
  });
});

test('the Products submenu shows picture, price and range of each bike, and loads none of it before it is wanted', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const range = callAddress(listProducts, { id: ALL_PRODUCTS });
  const ofMenu = () => asked.filter((url) => /product-menu/.test(url) || url.endsWith(range));
  await openQuietly(page, '/locate-dealer', 1440);
  expect(ofMenu()).toEqual([]);
  await mainMenu(page).getByRole('button', { name: 'Products' }).focus();
  await page.keyboard.press('Enter');
  const list = mainMenu(page).getByRole('list', { name: 'Products' });
  await expect(list.getByRole('link', { name: 'Vayu Marut' })).toHaveAccessibleDescription(
    /^From ₹[\d,]+\/- Range up to \d+ km$/,
  );
  await expect(list.getByRole('link', { name: 'Marut Motor' })).toHaveAccessibleDescription(
    /^₹[\d,]+\/-$/,
  );
  const pictures = list.getByRole('presentation');
  await expect(pictures).toHaveCount((await productTitles(request)).length);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(ofMenu()).not.toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('link', { name: 'Vayu One' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/vayu_one');
  await expect(list).toBeHidden();
});

test('the entry of the page that one is on says so', async ({ page }) => {
  await openQuietly(page, '/offers', 1440);
  const current = mainMenu(page)
    .locator('[aria-current="page"], [data-current]')
    .filter({ visible: true });
  await expect(current).toHaveText(['Offers']);
  await openQuietly(page, '/product/vayu_one', 1440);
  await expect(current).toHaveText(['Products']);
});

test('every link of header and footer is a page that answers', async ({ page, request }) => {
  await page.goto('/');
  const paths = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test.describe('on a large tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test('a tap opens the Products submenu, a tap beside it closes it, and a tap on a bike leads to its page', async ({
    page,
  }) => {
    await openQuietly(page, '/locate-dealer', 1366);
    const products = mainMenu(page).getByRole('button', { name: 'Products' });
    const marut = mainMenu(page)
      .getByRole('list', { name: 'Products' })
      .getByRole('link', { name: 'Vayu Marut' });
    await products.tap();
    await expect(marut).toHaveAccessibleDescription(/^From ₹/);
    await page.touchscreen.tap(683, 980);
    await expect(marut).toBeHidden();
    await products.tap();
    await marut.tap();
    await expect(page).toHaveURL('/product/vayu_marut');
    await expect(marut).toBeHidden();
  });
});

test('the bar of a wide window holds wider letters, and longer words as of a translation, and the page stays in the window', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', LARGE);
  const bookNow = banner(page).getByRole('button').last();
  const expectRoom = async () => {
    await expect(bookNow).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(LARGE);
  };
  await test.step('the spacing of WCAG 1.4.12', async () => {
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    await expectRoom();
  });
  await test.step('words that are longer by two fifths', async () => {
    await openQuietly(page, '/gallery', LARGE);
    await banner(page).evaluate((header) => {
      const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        text.data = text.data.replace(/\w+/g, (word) => word + word.slice(0, word.length * 0.4));
      }
    });
    await expectRoom();
  });
});

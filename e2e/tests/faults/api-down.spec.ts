import { expectShellAlive } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const UNABLE =
  "We're currently unable to load the Dealers information from the server. Please try again later.";
const PRODUCTS = 'We are unable to fetch the products at the moment. Please try again later.';
const WRONG = 'Opps! Something went wrong.';

/** What each page says while the API is away, and what a visitor sees of it once it is back (spec §8). */
const pages = [
  {
    name: 'home',
    path: '/',
    title: 'Electric motorbikes, made for Indian roads',
    message: 'Book a Test Ride',
    back: 'Featured in',
  },
  {
    name: 'dealer locator',
    path: '/locate-dealer',
    title: WRONG,
    message: UNABLE,
    back: 'Telangana',
  },
  {
    name: 'test-ride booking',
    path: '/test-ride',
    title: WRONG,
    message: UNABLE,
    back: 'Please Select Location',
  },
  {
    name: 'pre-order',
    path: '/vayu_marut-gt/preorder',
    title: WRONG,
    message: PRODUCTS,
    back: 'Terms and Conditions',
  },
] as const;

test('each page says its own words while the API is away, and recovers with it, without a restart', async ({
  page,
  startSite,
  apiSwitch,
  consoleGuard,
}) => {
  consoleGuard.allow(/API 503|status of 503|No .* found|No Images Found/);
  const site = await startSite(apiSwitch.origin);
  apiSwitch.turn('off');

  for (const { name, path, title, message } of pages) {
    await test.step(`${name} says so`, async () => {
      const response = await page.goto(site.origin + path);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      const said = page.getByRole('main').or(page.getByRole('alertdialog'));
      await expect(said.getByText(title).first()).toBeVisible();
      await expect(said.getByText(message).first()).toBeVisible();
    });
  }
  await page.goto(`${site.origin}/locate-dealer`);
  await waitForHydration(page);
  await expectShellAlive(page);
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({
    status: 'not ready',
    api: 'does not answer',
  });

  apiSwitch.turn('on');
  await test.step('Try Again loads what was missing', async () => {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Telangana' })).toBeVisible();
  });
  for (const { name, path, title, back } of pages) {
    await test.step(`${name} is back`, async () => {
      await page.goto(site.origin + path);
      const main = page.getByRole('main');
      await expect(main.getByText(back).first()).toBeAttached();
      await expect(main.getByText(title)).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }
  expect(await (await fetch(`${site.origin}/healthz`)).json()).toMatchObject({ pid: site.pid });
});

test('a page that is open keeps what it has when the API goes away: a choice on it asks nobody', async ({
  page,
  startSite,
  apiSwitch,
  consoleGuard,
}) => {
  consoleGuard.allow(/API 503|status of 503/);
  const site = await startSite(apiSwitch.origin);
  await test.step('colour and bike of a product', async () => {
    const directory = page.waitForResponse(/\/federation\/directory\//);
    await page.goto(`${site.origin}/product/vayu_marut`);
    await waitForHydration(page);
    // It comes in an idle moment, and not because of a choice.
    await directory;
    apiSwitch.turn('off');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/|\/federation\//.test(request.url())) asked.push(request.url());
    });
    const gt = page.getByRole('region', { name: 'Vayu Marut GT', exact: true });
    await gt.getByRole('radio', { name: 'Graphite' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/colour=red/);
    await expect(gt.getByRole('img', { name: /Marut GT in red/ })).toBeVisible();
    await expect(page.getByText(WRONG)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
  await test.step('the states of the locator, while the dealers of another one cannot be read', async () => {
    apiSwitch.turn('on');
    await page.goto(`${site.origin}/locate-dealer?state=Telangana`);
    await waitForHydration(page);
    apiSwitch.turn('off');
    const state = page.getByRole('combobox', { name: 'State' });
    await state.selectOption('Kerala');
    await expect(page.getByRole('main').getByText(UNABLE)).toBeVisible();
    await expect(state.getByRole('option', { name: 'Telangana' })).toBeAttached();
  });
});

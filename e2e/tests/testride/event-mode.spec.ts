import { createEnquiry } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { choosePin, fillWalkIn, openKept, submitWalkIn, WALK_INS } from '../../fixtures/device';
import { fillTexts } from '../../fixtures/fill-forms';
import { enquiryRows, rideEvents } from '../../fixtures/form-rows';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);
const KEPT = 'Kept on this device';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ consoleGuard }) => {
  // These tests take the network away.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
});

test('the outline of a field leaves its label as much room as on other pages', async ({ page }) => {
  const room = async (path: string) => {
    await page.goto(path);
    const field = page.getByRole('main').locator('[data-field=name]');
    await field.getByRole('textbox').fill('Asha Rao');
    return field.locator('legend').evaluate((legend) => getComputedStyle(legend).fontSize);
  };
  expect(await room(WALK_INS)).toBe(await room('/company-office'));
});

test('three walk-ins recorded without a network reach the database once each, from another tab', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/API 400|status of 400/);
  const riders = ['Asha Rao', 'Bina Das', 'Chitra Nair'].map((name) => ({
    name,
    phone: newPhone(),
  }));
  await openKept(page);
  await context.setOffline(true);
  // All of it comes out of the browser, and a reload loses nothing.
  await page.goto(`${WALK_INS}?src=expo&c_id=401`);
  // Chromium tells a page that the network is gone when it goes, not when the page is opened without one.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('No network: rides are kept on this device')).toBeVisible();
  for (const [index, { name, phone }] of riders.entries()) {
    await fillWalkIn(page, name, phone);
    await submitWalkIn(page, KEPT);
    if (index === 0) await choosePin(page, '4711');
    await expect(
      page.getByRole('heading', { name: `Waiting to be sent (${index + 1})` }),
    ).toBeVisible();
  }
  await page.close();

  // The one in the middle is refused; it holds nobody back.
  await context.route(CREATE, async (route) => {
    if (!route.request().postData()?.includes('Bina Das')) return route.fallback();
    const body = { status: 400, message: 'This name is not allowed here.', errors: {} };
    return route.fulfill({ status: 400, json: body });
  });
  await context.setOffline(false);
  const [next, beside] = [await context.newPage(), await context.newPage()];
  await Promise.all([next.goto(WALK_INS), beside.goto(WALK_INS)]);
  const refused = next.getByRole('listitem').filter({ hasText: 'Bina Das' });
  await expect(refused).toContainText('Refused');
  await expect(refused).toContainText('This name is not allowed here.');
  await expect(next.getByRole('heading', { name: 'Waiting to be sent (1)' })).toBeVisible();
  await expect(beside.getByRole('heading', { name: 'Waiting to be sent (1)' })).toBeVisible();

  await context.unroute(CREATE);
  await refused.getByRole('button', { name: 'Edit the ride of Bina Das' }).click();
  await expect(next.getByLabel('Full Name')).toHaveValue('Bina Das');
  await expect(next.getByLabel('Full Name')).toBeFocused();
  await submitWalkIn(next, 'Hurry! Your Request is Placed.');
  await expect(next.getByText('Waiting to be sent: 0')).toBeVisible();
  await expect(next.getByText('Recorded today:')).toContainText('3');

  for (const { name, phone } of riders) {
    const rows = await enquiryRows(phone);
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'recorded',
        category: 'Test ride',
        name,
        phone,
        email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
        source: 'expo',
        campaign_id: '401',
        country: 'India',
        state: 'Telangana',
        district: 'Warangal',
        city: 'Warangal',
        pincode: '506002',
        assigned_to: 'ASM-S01',
        walkin_stage: expect.any(String),
        testride_status: 'Completed',
      }),
    ]);
    const proofs = (await rideEvents(rows[0]?.tracking_id ?? '')).filter(({ bytes }) => bytes);
    expect(proofs).toEqual([
      expect.objectContaining({
        to_status: 'Completed',
        content_type: 'application/pdf',
        bytes: 9 + name.length,
      }),
    ]);
  }
});

test('a page that is opened without a network tells what came of a ride, though the browser has dropped what it loaded before', async ({
  page,
  context,
}) => {
  await openKept(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await fillWalkIn(page, 'Asha Rao', newPhone());
  await submitWalkIn(page, KEPT);
});

test('what is typed of the next ride survives a reload and Back beside the dealer of the last one', async ({
  page,
}) => {
  await openKept(page);
  await fillWalkIn(page, 'Asha Rao', newPhone());
  await submitWalkIn(page, 'Hurry! Your Request is Placed.');
  const form = page.getByRole('form', { name: 'Test Ride Walk-In' });
  const phone = newPhone();
  await fillTexts(form, { 'Full Name': 'Bina Das', 'Phone Number': phone });
  const expectTyped = async () => {
    await expect(page.getByText('Waiting to be sent: 0')).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Dealer' })).toHaveValue(/Marut Mobility/);
    await expect(form.getByLabel('Full Name')).toHaveValue('Bina Das');
    await expect(form.getByLabel('Phone Number')).toHaveValue(phone);
  };
  await page.reload();
  await expectTyped();
  await page.goto('/offers');
  await page.goBack();
  await expectTyped();
});

test('a browser without room or without storage says so before the form, and loses nothing of a ride', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args: [unknown, IDBValidKey?]) {
      if (this.name === 'files') throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, args);
    };
    navigator.storage.estimate = async () => ({ quota: 1_000, usage: 999 });
  });
  await openKept(page);
  await expect(page.getByText('There is little room left on this device')).toBeVisible();
  await context.setOffline(true);
  await fillWalkIn(page, 'Asha Rao', newPhone());
  await page.getByRole('button', { name: 'Submit' }).click();
  const failure = page.getByRole('alertdialog', { name: 'Opps! Failed to Submit Eequest.' });
  await expect(failure).toContainText('no room on this device');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await context.setOffline(false);

  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await blocked.goto(WALK_INS);
  await expect(blocked.getByText('This browser keeps nothing')).toBeVisible();
});

test('a file that was changed in what the browser keeps does not run', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /integrity|digest|Failed to load|Failed to fetch|error loading|ScriptExternal/i,
  );
  await openKept(page);
  const changed = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('offline /'));
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(({ url }) => /\.m?js$/.test(new URL(url).pathname));
    for (const file of files) {
      const kept = await cache.match(file);
      if (!kept) throw new Error(`${file.url} is not kept`);
      const text = `document.documentElement.dataset.foreign = 'ran';\n${await kept.text()}`;
      await cache.put(file, new Response(text, { headers: kept.headers }));
    }
    return files.length;
  });
  expect(changed).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Test Ride Walk-In' })).toBeVisible();
  await page.waitForLoadState('load');
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
  // Without its scripts the page is as the server sent it: it sends nothing.
  const address = page.url();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('[data-late=""]')).toHaveCount(1);
  expect(page.url()).toBe(address);
});

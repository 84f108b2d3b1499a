import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkExistingCustomer, createEnquiry } from '@site/contract';
import { callAddress, callPattern } from '@site/contract/endpoints';
import { bookButton, expectBooked, fillBooking, newPhone } from '../../fixtures/booking';
import { startChild } from '../../fixtures/child-service';
import { enquiriesOf } from '../../fixtures/database';
import { enquiryRows } from '../../fixtures/form-rows';
import { waitForHydration } from '../../fixtures/hydration';
import { banner } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { dataDir, scratchDir } from '../../site/addresses';

const CREATE = callPattern(createEnquiry);

/** A day, `YYYY-MM-DD`, some days before another. */
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

test('a booking is in the database after the API was stopped and started again', async ({
  page,
  startSite,
}) => {
  const folder = await mkdtemp(join(scratchDir, 'data-'));
  const startApi = () =>
    startChild('api/src/main.ts', { API_PORT: '0', DATA_DIR: folder, DATABASE_URL: '' });
  const first = await startApi();
  const phone = newPhone();
  try {
    const site = await startSite(`http://127.0.0.1:${first.port}`);
    await page.goto(`${site.origin}/test-ride`);
    await waitForHydration(page);
    await fillBooking(page, phone);
    await bookButton(page).click();
    await expectBooked(page);
  } finally {
    await first.stop();
  }

  const second = await startApi();
  try {
    const check = callAddress(checkExistingCustomer, { id: phone });
    const answer = await (await fetch(`http://127.0.0.1:${second.port}${check}`)).json();
    expect(answer).toMatchObject({ data: { response_data: { existing_enquiry: 1 } } });
    expect(await enquiriesOf(folder, phone)).toHaveLength(1);
  } finally {
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a double click on the button books once', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/test-ride');
  await waitForHydration(page);
  await fillBooking(page, phone);
  await bookButton(page).dblclick();
  await expectBooked(page);
  expect(await enquiriesOf(dataDir, phone)).toHaveLength(1);
});

test('a chosen day on which the dealer is open is in the message of the booking, and in a calendar file', async ({
  page,
}) => {
  const phone = newPhone();
  // Within the site: who comes from elsewhere is led back there, and no page can hold that up.
  await page.goto('/gallery');
  await waitForHydration(page);
  await banner(page).getByRole('link', { name: 'Test Ride' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fillBooking(page, phone);
  await test.step('bikes are offered to be ridden, and no parts of one', async () => {
    await page.getByRole('combobox', { name: 'Product' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Vayu One',
      'Vayu Marut GT',
      'Vayu Marut Sport',
      'Vayu Marut Tour',
      'Vayu Marut Cargo',
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  });
  const day = page.getByLabel('Preferred day');
  const last = (await day.getAttribute('max')) ?? '';
  expect(last).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(/9:30\sam to 7\spm/)).toBeVisible();
  const sunday = daysBefore(last, new Date(last).getUTCDay());
  await day.fill(sunday);
  await bookButton(page).click();
  await expect(
    page.getByText('This dealer is closed on Sundays: please choose another day.'),
  ).toBeVisible();
  const saturday = daysBefore(sunday, 1);
  await day.fill(saturday);
  await bookButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Enquiry Submitted!' });
  await expect(dialog).toContainText('Your reference');
  const [row] = await enquiryRows(phone);
  expect(row?.description).toContain('Preferred: ');
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(saturday.replaceAll('-', ''));
  expect(file).toContain(row?.tracking_id);
  await test.step('Back closes the result and stays on the page', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/test-ride\?dealer=/);
    await expect(bookButton(page)).toBeVisible();
  });
});

test('a stored token that no header can carry does not stop a booking', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/test-ride');
  await waitForHydration(page);
  await page.evaluate(() => {
    window.localStorage.setItem('token', 'no\nheader carries this: é आ');
    window.sessionStorage.setItem('deviceToken', 'nor\nthis');
  });
  await fillBooking(page, phone);
  await bookButton(page).click();
  await expectBooked(page);
  expect(await enquiriesOf(dataDir, phone)).toHaveLength(1);
});

test('trying again after a lost answer books once', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/ERR_CONNECTION_RESET/);
  const phone = newPhone();
  await page.goto('/test-ride');
  await waitForHydration(page);
  await fillBooking(page, phone);
  await context.route(
    CREATE,
    async (route) => {
      // The API has done its work; only its answer does not come through.
      expect((await route.fetch()).ok()).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await bookButton(page).click();
  const failure = page.getByRole('alertdialog', { name: 'Failed to Submit!' });
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(failure).toBeHidden();
  expect(await enquiriesOf(dataDir, phone)).toHaveLength(1);

  await bookButton(page).click();
  await expectBooked(page);
  expect(await enquiriesOf(dataDir, phone)).toHaveLength(1);
});

test('the picture beside the words of the booking page reaches to the edge of the window', async ({
  page,
}) => {
  await page.goto('/test-ride');
  await waitForHydration(page);
  const picture = page.getByRole('main').locator('section').first().locator('picture img');
  // A laptop, a large screen, and a phone on its side.
  for (const [width, height] of [
    [1366, 650],
    [1920, 1080],
    [800, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => picture.evaluate((image) => image.getBoundingClientRect().right), `${width} px`)
      .toBe(width);
  }
});

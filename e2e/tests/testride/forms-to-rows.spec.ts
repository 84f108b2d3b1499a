import type { Page } from '@playwright/test';
import {
  createDealerApplication,
  createEnquiry,
  recordWalkIn,
  updateEnquiryTestRide,
} from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { fillTexts, take } from '../../fixtures/fill-forms';
import { applicationRows, enquiryRows, rideEvents } from '../../fixtures/form-rows';
import { waitForHydration } from '../../fixtures/hydration';
import { enterCode, receiveCode } from '../../fixtures/one-time-code';
import { controlTimeLimits, loseAnswer, meetTroubles } from '../../fixtures/step-trouble';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);
const SUBMITTED = 'Hurry! Your Request is Placed.';
const FAILED = 'Opps! Failed to Submit Eequest.';
const KEPT = 'Kept on this device';
const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test.beforeEach(async ({ page, consoleGuard }) => {
  // Each of these tests breaks the network on purpose.
  consoleGuard.allow(/net::ERR_|status of 500|API 500|enquiries|testride|subscription/);
  await controlTimeLimits(page);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const press = (page: Page, form: string) => () =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Submit' }).click();

const place = { country: 'India', state: 'Telangana', district: 'Warangal' };

async function fillEnquiry(page: Page, name: string, phone: string): Promise<void> {
  const form = page.getByRole('form', { name });
  await fillTexts(form, {
    'Full Name': 'Asha Rao',
    'Phone Number': phone,
    Email: 'asha@mail.example',
    City: 'Warangal',
    Area: 'Lake Road',
    Pincode: '506001',
  });
  await take(page, form, 'Product', 'Vayu One');
  await take(page, form, 'State', 'Telangana');
  await take(page, form, 'District', 'Warangal');
}

const enquiry = (phone: string) => ({
  ...place,
  kind: 'general',
  category: 'Item enquiry',
  name: 'Asha Rao',
  phone,
  email: 'asha@mail.example',
  source: 'website',
  enquired_for_item: 'Vayu One',
  city: 'Warangal',
  street: 'Lake Road',
  pincode: '506001',
});

test('a message to the office is one enquiry, whatever happens on the way', async ({ page }) => {
  const phone = newPhone();
  const form = 'Send us a message';
  await open(page, '/company-office');
  await fillEnquiry(page, form, phone);
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver to Warangal?');
  // A reload loses nothing of it.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Warangal');
  await meetTroubles(page, { call: CREATE, submit: press(page, form), title: 'Failed to Submit!' });
  await press(page, form)();
  await expect(page.getByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
  expect(await enquiryRows(phone)).toEqual([
    expect.objectContaining({
      ...enquiry(phone),
      campaign_id: '18',
      description: 'Do you deliver to Warangal?',
    }),
  ]);
});

test("an enquiry of the panel is one row, under the panel's campaign", async ({ page }) => {
  const phone = newPhone();
  const form = "Let's Talk Biking";
  await open(page, '/about-us');
  await page.getByRole('button', { name: form }).first().click();
  await fillEnquiry(page, form, phone);
  await meetTroubles(page, { call: CREATE, submit: press(page, form), title: 'Failed to Submit!' });
  await press(page, form)();
  await expect(page.getByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
  expect(await enquiryRows(phone)).toEqual([
    expect.objectContaining({ ...enquiry(phone), campaign_id: '17', description: null }),
  ]);
});

test('a dealer application is one row, with its extra fields', async ({ page }) => {
  const phone = newPhone();
  const name = 'Your application';
  await open(page, '/become-dealer');
  const form = page.getByRole('form', { name });
  await enterCode(page, await receiveCode(page, phone));
  await fillTexts(form, {
    'First Name': 'Asha',
    'Last Name': 'Kulkarni',
    Email: 'asha@mail.example',
    City: 'Warangal',
    Area: 'Lake Road',
    Pincode: '506001',
    'Preferred Showroom Location': 'Main Road',
  });
  await take(page, form, 'State', 'Telangana');
  await take(page, form, 'District', 'Warangal');
  await take(page, form, 'Investment Capacity', 'Above Rs 1 crore');
  await take(page, form, 'Showroom Property', 'Owned');
  await meetTroubles(page, {
    call: callPattern(createDealerApplication),
    submit: press(page, name),
    title: FAILED,
  });
  await press(page, name)();
  await expect(page.getByRole('alertdialog', { name: SUBMITTED })).toBeVisible();
  expect(await applicationRows(phone)).toEqual([
    expect.objectContaining({
      ...place,
      campaign_source: 'website',
      campaign_id: '166',
      first_name: 'Asha',
      last_name: 'Kulkarni',
      email: 'asha@mail.example',
      phone,
      phone_verified: true,
      city: 'Warangal',
      street: 'Lake Road',
      pincode: '506001',
      requirements: {
        investment_capacity: 'Above Rs 1 crore',
        showroom_property: 'Owned',
        preferred_showroom_location: 'Main Road',
      },
    }),
  ]);
});

test('a walk-in is written once: a step that fails is said, a lost answer is made up for, and none that succeeded is repeated', async ({
  page,
}) => {
  const phone = newPhone();
  const name = 'Test Ride Walk-In';
  await open(page, '/test-ride-walkins?src=expo&c_id=401');
  const form = page.getByRole('form', { name });
  const rider = { 'Full Name': 'Asha Rao', 'Phone Number': phone, Email: 'asha@mail.example' };
  await fillTexts(form, rider);
  await take(page, form, 'Dealer', 'Marut Mobility Warangal');
  await take(page, form, 'Test Ride Status', 'Completed');
  await form.locator('input[type="file"]').setInputFiles(proof);
  const submit = press(page, name);
  const steps = [
    [CREATE, 'Sorry, failed to submit the information, please try again.'],
    [callPattern(recordWalkIn), 'Sorry, failed to update walk-in information, please try again.'],
    [
      callPattern(updateEnquiryTestRide),
      'Sorry, failed to update test-ride status, please try again.',
    ],
  ] as const;
  for (const [call, message] of steps) {
    await meetTroubles(page, { call, submit, title: FAILED, message, kinds: ['refused'] });
  }
  for (const [call] of steps) await loseAnswer(page, call);
  await submit();
  const done = page.getByRole('alertdialog', { name: KEPT });
  await done.getByRole('button', { name: 'Record the next one' }).click();
  // The page looks after it by itself; the network coming back is one of its reasons.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Waiting to be sent: 0')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Dealer' })).toHaveValue(/Warangal/);

  const rows = await enquiryRows(phone);
  expect(rows).toEqual([
    expect.objectContaining({
      ...place,
      kind: 'recorded',
      category: 'Test ride',
      name: 'Asha Rao',
      email: 'asha@mail.example',
      source: 'expo',
      campaign_id: '401',
      city: 'Warangal',
      pincode: '506002',
      assigned_to: 'ASM-S01',
      walkin_stage: expect.any(String),
      testride_status: 'Completed',
    }),
  ]);
  const events = await rideEvents(rows[0]?.tracking_id ?? '');
  expect(events.at(-1)).toMatchObject({
    to_status: 'Completed',
    content_type: 'application/pdf',
    bytes: 8,
  });
  expect(events.filter(({ to_status }) => to_status === 'Completed')).toHaveLength(1);
});

test('an activity ride is written once, with its place and its reason', async ({ page }) => {
  const phone = newPhone();
  const name = 'Activity Testride';
  await open(page, '/offline-events');
  const form = page.getByRole('form', { name });
  await fillTexts(form, {
    'Full Name': 'Asha Rao',
    'Phone Number': phone,
    Description: 'Met at the college gate',
  });
  await take(page, form, 'State', 'Telangana');
  await take(page, form, 'District', 'Warangal');
  await take(page, form, 'Dealer', 'Marut Mobility Warangal');
  await form.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option').first().click();
  await take(page, form, 'Test Ride Status', 'Cancelled');
  await take(page, form, 'Reason for Cancel', 'Bad weather');
  const submit = press(page, name);
  for (const call of [CREATE, callPattern(updateEnquiryTestRide)]) {
    await meetTroubles(page, { call, submit, title: FAILED, kinds: ['refused'] });
  }
  await submit();
  await expect(page.getByRole('alertdialog', { name: SUBMITTED })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('Telangana');

  const rows = await enquiryRows(phone);
  expect(rows).toEqual([
    expect.objectContaining({
      ...place,
      kind: 'recorded',
      source: 'activity',
      email: null,
      description: 'Met at the college gate',
      assigned_to: 'ASM-S01',
      testride_status: 'Cancelled',
    }),
  ]);
  const events = await rideEvents(rows[0]?.tracking_id ?? '');
  expect(events.at(-1)).toMatchObject({ to_status: 'Cancelled', reason: 'Bad weather' });
});

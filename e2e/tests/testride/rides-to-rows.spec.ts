import { createEnquiry, recordWalkIn, updateEnquiryTestRide } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { findBrokenWords } from '../../fixtures/broken-words';
import { fillTexts, take } from '../../fixtures/fill-forms';
import { enquiryRows, rideEvents } from '../../fixtures/form-rows';
import {
  BROKEN_NETWORK,
  FAILED,
  open,
  place,
  SUBMITTED,
  submitOf,
} from '../../fixtures/form-submits';
import { controlTimeLimits, loseAnswer, meetTroubles } from '../../fixtures/step-trouble';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);
const KEPT = 'Kept on this device';
const proof = {
  // As long as a camera names its pictures.
  name: 'IMG_20261129_081233.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

test.beforeEach(async ({ page, consoleGuard }) => {
  // Each of these tests breaks the network on purpose.
  consoleGuard.allow(BROKEN_NETWORK);
  await controlTimeLimits(page);
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
  await test.step('on a phone the name of the file is not broken', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(form.getByText(proof.name)).toBeVisible();
    expect(await findBrokenWords(page)).toEqual([]);
    if (before) await page.setViewportSize(before);
  });
  const submit = submitOf(page, name);
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
  const submit = submitOf(page, name);
  for (const call of [CREATE, callPattern(updateEnquiryTestRide)]) {
    await meetTroubles(page, { call, submit, title: FAILED, kinds: ['refused'] });
  }
  await submit();
  await expect(page.getByRole('alertdialog', { name: SUBMITTED })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('');

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

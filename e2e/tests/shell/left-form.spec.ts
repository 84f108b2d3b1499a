import type { Page } from '@playwright/test';
import { createEnquiry } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { bookButton, fillBooking, newPhone } from '../../fixtures/booking';
import { enquiryRows } from '../../fixtures/form-rows';
import { BROKEN_NETWORK, open } from '../../fixtures/form-submits';
import { holdRequests } from '../../fixtures/hold-requests';
import { banner, expectFreePage } from '../../fixtures/shell';
import { expectSoundState } from '../../fixtures/sound-state';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);
const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Sends a booking whose answer does not come yet, and goes to the offers. */
async function leaveWhileSending(page: Page, phone: string): Promise<{ release: () => void }> {
  await open(page, '/test-ride');
  await fillBooking(page, phone);
  const answer = await holdRequests(page, CREATE);
  const sent = page.waitForRequest(CREATE);
  await bookButton(page).click();
  await sent;
  await banner(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return answer;
}

test('a booking whose page was left while it was sent is told over the next page, with its reference', async ({
  page,
}) => {
  const phone = newPhone();
  const answer = await leaveWhileSending(page, phone);
  answer.release();
  const told = notice(page, 'Enquiry Submitted!');
  await expect(told).toContainText('Thank you for your enquiry! We will get back to you shortly.');
  const [row] = await enquiryRows(phone);
  await expect(told).toContainText(`${row?.['tracking_id']}`);
  await expectSoundState(page, 'what came of a form that was left', told);
  await told.getByRole('button', { name: 'Okay' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectFreePage(page);
});

test('a booking that failed after its page was left is told too, and its form has kept what was typed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(BROKEN_NETWORK);
  const phone = newPhone();
  await page.route(CREATE, (route) => route.abort());
  const answer = await leaveWhileSending(page, phone);
  answer.release();
  await expect(notice(page, 'Failed to Submit!')).toContainText(
    'What you typed is kept in the form.',
  );
  await page.unrouteAll({ behavior: 'wait' });
  await page.goBack();
  const form = page.getByRole('form', { name: 'Send us a message' });
  await expect(form.getByRole('textbox', { name: 'Phone Number' })).toHaveValue(phone);
  await bookButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
  expect(await enquiryRows(phone)).toHaveLength(1);
});

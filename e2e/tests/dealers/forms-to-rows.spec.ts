import type { Page } from '@playwright/test';
import { createDealerApplication, createEnquiry } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { fillEnquiry, fillTexts, take } from '../../fixtures/fill-forms';
import { applicationRows, enquiryRows } from '../../fixtures/form-rows';
import {
  BROKEN_NETWORK,
  FAILED,
  open,
  place,
  SUBMITTED,
  submitOf,
} from '../../fixtures/form-submits';
import { waitForHydration } from '../../fixtures/hydration';
import { enterCode, receiveCode } from '../../fixtures/one-time-code';
import { controlTimeLimits, meetTroubles } from '../../fixtures/step-trouble';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);

test.beforeEach(async ({ page, consoleGuard }) => {
  // Each of these tests breaks the network on purpose.
  consoleGuard.allow(BROKEN_NETWORK);
  await controlTimeLimits(page);
});

/** Meets every trouble on the way, and then sends the form. */
async function sendEnquiry(page: Page, form: string): Promise<void> {
  const submit = submitOf(page, form);
  await meetTroubles(page, { call: CREATE, submit, title: 'Failed to Submit!' });
  await submit();
  await expect(page.getByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
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
  await sendEnquiry(page, form);
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
  await sendEnquiry(page, form);
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
  await take(page, form, 'Investment Capacity', 'Above ₹1 crore');
  await take(page, form, 'Showroom Property', 'Owned');
  await meetTroubles(page, {
    call: callPattern(createDealerApplication),
    submit: submitOf(page, name),
    title: FAILED,
  });
  await submitOf(page, name)();
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
        investment_capacity: 'Above ₹1 crore',
        showroom_property: 'Owned',
        preferred_showroom_location: 'Main Road',
      },
    }),
  ]);
});

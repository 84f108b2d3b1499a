import { createEnquiry } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { fillTexts, take } from '../../fixtures/fill-forms';
import { open } from '../../fixtures/form-submits';
import { holdRequests } from '../../fixtures/hold-requests';
import { enquiryPanel, enquiryToggle } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const CREATE = callPattern(createEnquiry);

test('Escape closes the enquiry panel while its form is sent, and what came of it is told', async ({
  page,
}) => {
  await open(page, '/about-us');
  await enquiryToggle(page).click();
  const form = page.getByRole('form', { name: "Let's Talk Biking" });
  await fillTexts(form, {
    'Full Name': 'Asha Rao',
    'Phone Number': newPhone(),
    Email: 'asha@mail.example',
    City: 'Warangal',
    Area: 'Lake Road',
    Pincode: '506001',
  });
  await take(page, form, 'Product', 'Vayu One');
  await take(page, form, 'State', 'Telangana');
  await take(page, form, 'District', 'Warangal');
  const answer = await holdRequests(page, CREATE);
  const sent = page.waitForRequest(CREATE);
  await form.getByRole('button', { name: 'Submit' }).click();
  await sent;
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  // With its next frame the browser takes the focus from a button that was disabled.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.keyboard.press('Escape');
  await expect(enquiryPanel(page)).toBeHidden();
  await expect(enquiryToggle(page)).toBeFocused();
  answer.release();
  await expect(page.getByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click();
  await expect(enquiryToggle(page)).toBeFocused();
});

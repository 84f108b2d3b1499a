import { createEnquiry } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { newPhone } from '../../fixtures/booking';
import { fillEnquiry } from '../../fixtures/fill-forms';
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
  await fillEnquiry(page, "Let's Talk Biking", newPhone());
  const form = page.getByRole('form', { name: "Let's Talk Biking" });
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

import { wrongAutofill } from '../../fixtures/autofill';
import { open } from '../../fixtures/form-submits';
import { enquiryPanel, enquiryToggle } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const FORMS = [
  '/vayu_marut-gt/preorder',
  '/company-office',
  '/become-dealer',
  '/locate-dealer',
  '/order/history',
  '/test-ride',
  '/test-ride-walkins',
  '/offline-events',
  '/product/vayu_marut',
  '/product/vayu_marut/technical-specifications',
] as const;

test('what browsers fill into forms is named as the HTML standard has it for each control', async ({
  page,
}) => {
  for (const path of FORMS)
    await test.step(path, async () => {
      await open(page, path);
      expect.soft(await wrongAutofill(page), path).toEqual([]);
    });
  await test.step('a delivery address', async () => {
    await open(page, '/vayu_marut-gt/preorder');
    await page.getByRole('checkbox', { name: 'same as billing' }).uncheck();
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveCount(2);
    expect.soft(await wrongAutofill(page)).toEqual([]);
  });
  await test.step('the enquiry panel', async () => {
    await open(page, '/about-us');
    await enquiryToggle(page).click();
    await expect(enquiryPanel(page).getByRole('textbox', { name: 'Area' })).toBeVisible();
    expect.soft(await wrongAutofill(page)).toEqual([]);
  });
});

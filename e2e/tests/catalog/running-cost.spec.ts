import { readProductPage } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { type Consumption, readContent } from '../../fixtures/content';
import { expect, test } from '../../fixtures/test';

/** The calculator's own words for a year, by the formula that the page shows. */
function savedIn(bike: Consumption, dailyKm: number, electricity: number, petrol: number): string {
  const electricPerKm = (bike.battery_kwh / bike.charging_efficiency / bike.range_km) * electricity;
  const rupees = (petrol / bike.petrol_km_per_litre - electricPerKm) * dailyKm * 365;
  return `You save ₹${Math.round(rupees).toLocaleString('en-IN')} a year`;
}

for (const width of CATALOG_WIDTHS)
  test(`the running cost is worked out from what is entered at ${width} px`, async ({
    page,
    request,
  }) => {
    await openQuietly(page, '/product/vayu_one', width);
    const { variants } = await readContent<{
      variants: Record<string, { consumption: Consumption }>;
    }>(request, callAddress(readProductPage, { slug: 'vayu_one' }));
    const bike = variants['0']?.consumption;
    if (!bike) throw new Error('the Vayu One has no consumption');
    const { daily_km, electricity_price, petrol_price } = bike;
    const saved = page.getByRole('group', { name: 'Result' }).getByText(/^You save/);
    await expect(saved).toHaveText(savedIn(bike, daily_km, electricity_price, petrol_price));
    await page.getByRole('slider', { name: 'Daily distance' }).press('End');
    await expect(saved).toHaveText(savedIn(bike, 200, electricity_price, petrol_price));
    await page.getByRole('slider', { name: 'Electricity price' }).press('End');
    await expect(saved).toHaveText(savedIn(bike, 200, 20, petrol_price));
    await page.getByRole('slider', { name: 'Petrol price' }).press('End');
    await expect(saved).toHaveText(savedIn(bike, 200, 20, 140));
    // 7.2 / 0.88 / 175 x 20 = 0.935 and 140 / 50 = 2.80 rupees a km: 1.865 x 200 x 365.
    await expect(saved).toHaveText('You save ₹1,36,140 a year');
    await page.getByText('How we work it out').click();
    await expect(page.getByText(/7.2 kWh ÷ 88% ÷ 175 km × ₹20/)).toContainText('₹0.94');
    await expect(page.getByText(/₹140 ÷ 50/)).toContainText('₹2.80');
    await test.step('the numbers stay in the narrowest window with the spacing of WCAG 1.4.12', async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

test.describe('on a phone that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a thumb that scrolls the page from a slider leaves its value as it was', async ({
    page,
  }) => {
    await openQuietly(page, '/product/vayu_one', 390);
    const slider = page.getByRole('slider', { name: 'Petrol price' });
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.inputValue();
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider has no place');
    const x = box.x + box.width * 0.9;
    const y = box.y + box.height / 2;
    const top = await page.evaluate(() => window.scrollY);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x, y }]);
    for (let step = 1; step <= 10; step += 1) await send('touchMove', [{ x, y: y - step * 20 }]);
    await send('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100);
    await expect(slider).toHaveValue(before);
  });
});

import type { Page } from '@playwright/test';
import { brand, chatLink, telLink } from '@site/brand';
import { readBrochures, readContactInfo } from '@site/contract';
import { callAddress, callPattern } from '@site/contract/endpoints';
import { openQuietly } from '../../fixtures/catalog';
import { readContent } from '../../fixtures/content';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForHydration } from '../../fixtures/hydration';
import { banner, offersPopup } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const footer = (page: Page) => page.getByRole('contentinfo');

interface ContactInfo {
  company_name: string;
  phone: string;
  social_links: Record<string, string>;
}

test('the footer shows how to reach the maker, where it writes, its policies and the year', async ({
  page,
}) => {
  await openQuietly(page, '/gallery', 1440);
  const { phone, social_links: social } = await readContent<ContactInfo>(
    page.request,
    callAddress(readContactInfo),
  );
  await test.step('the footer asks to chat on WhatsApp and shows the number to call', async () => {
    await expect(footer(page)).toContainText('Chat with us on WhatsApp');
    const chat = footer(page).getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(chat).toHaveAttribute('href', chatLink(phone));
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(footer(page).getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      telLink(phone),
    );
  });
  await test.step('five social links lead to the maker, in a tab of their own', async () => {
    const list = footer(page).getByRole('list', { name: 'Social media' });
    await expect(list.getByRole('link')).toHaveCount(5);
    for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube']) {
      const link = list.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', social[name.toLowerCase()] ?? 'missing');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('four policy links', async () => {
    await expect(footer(page).getByRole('list', { name: 'Policies' })).toMatchAriaSnapshot(`
    - list "Policies":
      - /children: equal
      - listitem:
        - link "Terms and Conditions":
          - /url: /terms-conditions
      - listitem:
        - link "Privacy Policy":
          - /url: /privacy-policy
      - listitem:
        - link "Cookies Policy":
          - /url: /cookies-policies
      - listitem:
        - link "Return and Refund Policy":
          - /url: /refund-policy
  `);
  });
  await test.step('the copyright has the current year', async () => {
    const copyright = (year: number) => `© ${year} ${brand.companyName}`;
    await expect(footer(page)).toContainText(copyright(new Date().getFullYear()));
  });
});

test('Download Brochure says "Loading..." while the brochures are absent', async ({ page }) => {
  const held = await holdRequests(page, callPattern(readBrochures));
  await openQuietly(page, '/gallery', 1440);
  const button = footer(page).getByRole('button', { name: 'Download Brochure' });
  const menu = footer(page).getByRole('list', { name: 'Download Brochure' });
  await button.click();
  await expect(menu.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(0);

  held.release();
  const { brochures } = await readContent<{ brochures: { name: string; url: string }[] }>(
    page.request,
    callAddress(readBrochures),
  );
  const links = menu.getByRole('link');
  await expect(links).toHaveText(brochures.map(({ name }) => name));
  await expect(menu.getByText('Loading...')).toHaveCount(0);
  for (const [at, { url }] of brochures.entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', url);
    const file = await page.request.get(url);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [width, height] of [
  [844, 390],
  [640, 400],
  [390, 664],
] as const)
  test(`the open brochure menu is whole and free at ${width} by ${height}, from the first brochure to the last`, async ({
    page,
  }) => {
    await openQuietly(page, '/gallery', width);
    await page.setViewportSize({ width, height });
    await footer(page).getByRole('button', { name: 'Download Brochure' }).click();
    const menu = footer(page).getByRole('list', { name: 'Download Brochure' });
    await expect(menu.getByRole('link')).not.toHaveCount(0);
    await expect(menu).toBeInViewport({ ratio: 1 });
    const [header, top] = [await banner(page).boundingBox(), await menu.boundingBox()];
    expect(top?.y).toBeGreaterThanOrEqual(header?.height ?? height);
    await menu.getByRole('link').last().focus();
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });

test('the offers pop-up lies over no brochure of the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  await page.goto('/about-us');
  await waitForHydration(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(offersPopup(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await footer(page).getByRole('button', { name: 'Download Brochure' }).click();
  const menu = footer(page).getByRole('list', { name: 'Download Brochure' });
  await expect(menu.getByRole('link')).not.toHaveCount(0);
  const [box, strip] = [await menu.boundingBox(), await offersPopup(page).boundingBox()];
  if (!box || !strip) throw new Error('menu or pop-up has no box');
  await page.mouse.move(strip.x + strip.width / 2, strip.y + strip.height / 2);
  await page.mouse.wheel(0, box.y + box.height / 2 - strip.y - strip.height / 2);
  const underPopup = () =>
    menu.getByRole('link').evaluateAll(
      (links) =>
        links.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return document
            .elementFromPoint(left + width / 2, top + height / 2)
            ?.closest('[role=status]');
        }).length,
    );
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(strip.y);
  expect(await underPopup()).toBe(0);
});

test('a brochure is downloaded', async ({ page }) => {
  await openQuietly(page, '/gallery', 390);
  await footer(page).getByRole('button', { name: 'Download Brochure' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    footer(page).getByRole('link', { name: 'Vayu Marut GT' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(footer(page).getByRole('list', { name: 'Download Brochure' })).toBeHidden();
});

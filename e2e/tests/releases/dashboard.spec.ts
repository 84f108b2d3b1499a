import type { Locator, Page } from '@playwright/test';
import { remoteNames } from '@site/federation/workspace';
import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
import { waitForHydration } from '../../fixtures/hydration';
import { publishMutated } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { expectNothingSideways } from '../../fixtures/whole-page';

const TOKEN = 'a-token-of-thirty-two-characters';
const TRIAL = '9.9.0';

/** Presses a button of the page until it shows something: what the host takes up within a second. */
async function lookUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('the team signs in and sees what is live, a trial with its share and views, and a shared package that does not match', async ({
  page,
  startSite,
}) => {
  const { origin, store } = await startSite(undefined, { RELEASES_TOKEN: TOKEN });
  const cards = page.getByRole('region', { name: 'Live and on trial' });

  await test.step('who is not signed in gets a form, also from a wrong token', async () => {
    const answer = await page.goto(`${origin}/releases`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await page.getByLabel('Token').fill('wrong');
    await page.getByLabel('Token').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This token is not the right one.');
    await expectNoViolationsInBothThemes(page, 'the form');
    expect((await page.request.get(`${origin}/federation/releases.json`)).status()).toBe(401);
  });

  await test.step('the token opens the page, with a cookie that no script reads', async () => {
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    for (const remote of remoteNames())
      await expect(cards.getByRole('heading', { name: remote })).toBeVisible();
    const [session] = (await page.context().cookies()).filter(
      ({ name }) => name === 'releases-session',
    );
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  });

  await test.step('a trial appears with its share and with what was counted', async () => {
    await publishMutated(store, 'mf-catalog', TRIAL, async () => undefined, {
      share: 10,
      requires: { swr: '^1.0.0' },
    });
    await waitForHydration(page);
    await lookUntil(page, cards.getByText('Trial for 10%'));
    await expect(cards.getByText(/^Live for 90% since/)).toBeVisible();
    const home = () => fetch(origin, { headers: { cookie: 'group=9' } });
    await expect.poll(async () => (await home()).text()).toContain(`mf-catalog@${TRIAL}`);
    await lookUntil(page, cards.getByText(/^0 of \d+ views failed \(0\.0%\)/).last());
    const slow = { remote: 'mf-catalog', release: TRIAL, route: '/' };
    await fetch(`${origin}/federation/figures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify([{ name: 'LCP', value: 4_000, page: slow }]),
    });
    await lookUntil(page, cards.getByText('Not good: LCP in 1 of 1 visits'));
  });

  await test.step('a range that the host does not satisfy is marked in words', async () => {
    const rows = page.getByRole('region', { name: 'Shared packages' }).getByRole('row');
    await expect(rows.nth(1)).toHaveText(/^swr.*\^1\.0\.0.*mf-catalog 9\.9\.0.*Mismatch$/);
    await expect(cards.getByText('Shared packages: 1 mismatched')).toBeVisible();
  });

  await test.step('the audit log has the switch, and the page has no flaw in either theme and width', async () => {
    await lookUntil(page, page.getByRole('row', { name: /release mf-catalog.*9\.9\.0/ }));
    await page.getByText('As a table').first().press('Enter');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolationsInBothThemes(page, `the releases at ${width}`);
    }
    await expectNothingSideways(page, [390, 1440]);
  });

  await test.step('nothing of it is told to visitors and search engines', async () => {
    expect(await (await fetch(origin)).text()).not.toContain('mf-releases');
    expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('/releases');
  });

  await test.step('who signs out gets the form again', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect((await page.request.get(`${origin}/federation/releases.json`)).status()).toBe(401);
  });
});

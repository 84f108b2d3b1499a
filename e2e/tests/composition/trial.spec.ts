import { partsOf } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { auditOf, publishMutated, replaceText } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const OLD = 'Featured in';
const NEW = 'In the news';
const NEXT = '9.9.0';

test('a share of the visitors gets a version and keeps it; when it fails they are given the live one, with the reason in the audit log', async ({
  page,
  isolatedSite: { origin, store },
}) => {
  // The new version's home page works; the loader of its page of offers throws.
  await publishMutated(
    store,
    'mf-catalog',
    NEXT,
    async (draft) => {
      await replaceText(draft, OLD, NEW);
      await replaceText(draft, /(["'])Hot Deals\1/g, '(() => { throw new Error("trial") })()');
    },
    { share: 10 },
  );
  const home = async (group: number) =>
    (await fetch(origin, { headers: { cookie: `group=${group}` } })).text();
  await expect.poll(() => home(9), { message: 'group 9 is in a trial of 10 %' }).toContain(NEW);
  expect(await home(10), 'group 10 is not').toContain(OLD);

  await page.context().addCookies([{ name: 'group', value: '9', url: origin }]);
  await page.goto(origin);
  await waitForHydration(page);
  for (const [name, path] of [
    ['Test Ride', '/test-ride'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(origin + path);
  }
  await expect(page.getByText(NEW)).toBeVisible();
  expect(await partsOf(page)).toEqual([`mf-catalog@${NEXT}`]);

  const offers = () => fetch(`${origin}/offers`, { headers: { cookie: 'group=9' } });
  expect((await offers()).status, 'the fault').toBe(503);
  for (let view = 0; view < 25; view += 1) await offers();
  expect((await offers()).status, 'the live version is given instead').toBe(200);
  expect(await home(9)).toContain(OLD);
  expect((await auditOf(store)).at(-1)).toMatchObject({ action: 'canary-end', to: NEXT });
  expect((await auditOf(store)).at(-1)?.why).toContain('of the live version');
});

import { partsOf, versionsLoaded } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { previewPath, publishMutated, replaceText } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const OLD = 'Featured in';
const NEW = 'In the news';
const NEXT = '9.9.0';

test('whoever opens a preview link sees that version, marked, on every page until they leave; nobody else does', async ({
  page,
  isolatedSite: { origin, store },
}) => {
  await publishMutated(store, 'mf-catalog', NEXT, (draft) => replaceText(draft, OLD, NEW), {
    share: 0,
  });
  const link = origin + (await previewPath(store, 'mf-catalog', NEXT));
  // The host looks at the store twice a second: until then it has not heard of the version.
  await expect.poll(async () => (await fetch(link, { redirect: 'manual' })).status).toBe(303);

  const answer = await page.goto(link);
  await waitForHydration(page);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`Preview of mf-catalog ${NEXT}. Only you see this.`);
  await expect(page.getByText(NEW)).toBeVisible();
  expect(await answer?.headerValue('cache-control')).toBe('no-store');
  expect(await answer?.headerValue('x-robots-tag')).toBe('noindex');
  expect(await (await fetch(origin)).text(), 'what everybody gets').not.toContain(NEW);

  for (const [name, path] of [
    ['Test Ride', '/test-ride'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(origin + path);
    await expect(bar).toBeVisible();
  }
  await expect(page.getByText(NEW)).toBeVisible();
  expect(await partsOf(page)).toEqual([`mf-catalog@${NEXT}`]);
  expect(await versionsLoaded(page, 'mf-catalog')).toEqual([NEXT]);

  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(bar).toBeHidden();
});

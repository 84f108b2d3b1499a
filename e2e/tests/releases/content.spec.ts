import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForHydration } from '../../fixtures/hydration';
import { readiness, waitForHtml } from '../../fixtures/isolated-site';
import { previewPath, promote, releaseContentChanged, rollBack } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const CONTENT = 'content';
const PAGE = '/ownership/warranty';
/** Inside the content. */
const TEXT = 'json/ownership-warranty.json';
const OLD = '3 years';
const NEW = '4 years';

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** Changes a text of a release after it was signed. */
async function damage(store: string, version: string): Promise<void> {
  const file = join(store, CONTENT, version, 'web', TEXT);
  await writeFile(file, (await readFile(file, 'utf8')).replace('Warranty', 'Worranty'));
}

test('the content is released as a remote is: previewed, live, taken back; open pages go on, and damaged files make way', async ({
  page,
  isolatedSite: site,
}) => {
  const { origin, store } = site;
  const first = await releaseContentChanged(store, 100);
  await waitForHtml(site, PAGE, `/releases/content/${first}/web`);
  const picture = /\/static\/img\/[^" ]+@[0-9a-f]{6}-480\.webp/.exec(await textOf(origin))?.[0];
  const next = await releaseContentChanged(store, 0, { file: TEXT, from: OLD, to: NEW });
  const visitor = await page.context().newPage();
  await visitor.goto(`${origin}/ownership/service`);
  await waitForHydration(visitor);

  await test.step('who opens the preview link sees it, and nobody else does', async () => {
    const link = origin + (await previewPath(store, CONTENT, next));
    // The host looks at the store twice a second: until then it has not heard of the version.
    await expect.poll(async () => (await fetch(link, { redirect: 'manual' })).status).toBe(303);
    await page.goto(link);
    await page.goto(origin + PAGE);
    await waitForHydration(page);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText(`Preview of content ${next}. Only you see this.`);
    await expect(page.getByRole('cell', { name: NEW })).toBeVisible();
    const cookies = await page.context().cookies();
    const preview = `preview=${cookies.find(({ name }) => name === 'preview')?.value}`;
    const answer = await fetch(`${origin}/static/${TEXT}`, { headers: { cookie: preview } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain(NEW);
    expect(await textOf(origin + PAGE), 'what everybody gets').not.toContain(NEW);
    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('when everybody gets it, an open page takes it up with its next navigation', async () => {
    await promote(store, CONTENT);
    await waitForHtml(site, PAGE, NEW);
    expect(await textOf(`${origin}/static/${TEXT}`)).toContain(NEW);
    const links = visitor.getByRole('main').getByRole('link', { name: 'Warranty', exact: true });
    await links.first().click();
    await expect(visitor.getByRole('cell', { name: NEW })).toBeVisible();
  });

  await test.step('pages of the content before find its texts and its pictures', async () => {
    expect(await textOf(`${origin}/releases/content/${first}/web/${TEXT}`)).toContain(OLD);
    const { status, headers } = await fetch(origin + picture);
    const caching = headers.get('cache-control');
    expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  await test.step('a damaged file brings back the content before, and /readyz says why', async () => {
    await damage(store, next);
    await waitForHtml(site, PAGE, `/releases/content/${first}/web`);
    expect(await textOf(origin + PAGE)).not.toContain(NEW);
    const { status, remotes } = await readiness(site);
    expect([status, remotes[CONTENT]]).toEqual(['ready', expect.stringContaining('corrupt')]);
  });

  await test.step('a rollback goes back to the release before, and without that one the API has a content', async () => {
    await rollBack(store, CONTENT);
    await expect.poll(async () => (await readiness(site)).remotes).toEqual({});
    await damage(store, first);
    await expect.poll(() => textOf(origin + PAGE)).not.toContain('/releases/content/');
    expect(await textOf(origin + PAGE)).toContain(OLD);
  });
});

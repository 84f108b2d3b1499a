import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostDir } from '@site/federation';
import { expectShellAlive, partsOf, versionsLoaded } from '../../fixtures/federated-page';
import { changedFolders, hashAll } from '../../fixtures/folder-hashes';
import { waitForHydration } from '../../fixtures/hydration';
import { type IsolatedSite, waitForHtml } from '../../fixtures/isolated-site';
import {
  liveVersion,
  publishMutated,
  releaseChanged,
  replaceText,
  rollBack,
} from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const OLD = 'Featured in';
const NEW = 'In the news';
const NEXT = '9.9.0';

const releaseNews = ({ store }: IsolatedSite) =>
  publishMutated(store, 'mf-catalog', NEXT, (draft) => replaceText(draft, OLD, NEW));

/** `name@version` of the remotes that a page's HTML is made of. */
async function partsAt({ origin }: IsolatedSite, path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  return [...html.matchAll(/data-mf="([^"]+)"/g)].map(([, part]) => part ?? '');
}

const goTo = (page: Page, name: 'Home' | 'Test Ride') =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('a changed catalog is released while the site runs, and rolled back, by the same host process; no file of another release or of the host changes', async ({
  page,
  isolatedSite: site,
}) => {
  const hostProcess = async () =>
    ((await (await fetch(`${site.origin}/healthz`)).json()) as { pid: number }).pid;
  const before = await hostProcess();
  const others = () =>
    Promise.all(['/locate-dealer', '/test-ride'].map((path) => partsAt(site, path)));
  const partsBefore = await others();
  const allFiles = () => hashAll(site.store, join(hostDir, 'dist'));
  const filesBefore = await allFiles();
  expect(partsBefore.flat().join()).toMatch(/mf-dealers@.*mf-testride@/);

  await releaseChanged(site.store, 'mf-catalog', NEXT, {
    file: 'src/pages/home/press-links.tsx',
    from: OLD,
    to: NEW,
  });
  await waitForHtml(site, '/', NEW);
  await page.goto(site.origin);
  await waitForHydration(page);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
  expect(await partsOf(page)).toContain(`mf-catalog@${NEXT}`);
  for (const path of ['/offers', '/product/vayu_one'])
    expect(await partsAt(site, path), path).toEqual([`mf-catalog@${NEXT}`]);
  expect(await others(), "the other remotes' pages are what they were").toEqual(partsBefore);

  await rollBack(site.store, 'mf-catalog');
  await waitForHtml(site, '/', OLD);
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
  expect(await hostProcess()).toBe(before);
  expect(changedFolders(filesBefore, await allFiles())).toEqual([]);
});

test('across a release an open page keeps its version, the next navigation shows the new one, and no visit holds two', async ({
  page,
  context,
  isolatedSite: site,
}) => {
  const old = (await liveVersion(site.store, 'mf-catalog')).metadata.version;
  const arriving = await context.newPage();
  const returning = await context.newPage();
  for (const [visit, path] of [
    [page, '/'],
    [arriving, '/test-ride'],
    [returning, '/'],
  ] as const) {
    await visit.goto(site.origin + path);
    await waitForHydration(visit);
  }
  await releaseNews(site);
  await waitForHtml(site, '/', NEW);

  await test.step('a page that is open keeps its version and keeps working', async () => {
    await expectShellAlive(page);
    await expect(page.getByText(OLD)).toBeVisible();
    expect(await partsOf(page)).toEqual([`mf-catalog@${old}`]);
    expect(await versionsLoaded(page, 'mf-catalog')).toEqual([old]);
  });
  await test.step('the next client-side navigation shows the released version, and only that one', async () => {
    await goTo(arriving, 'Home');
    await expect(arriving.getByText(NEW)).toBeVisible();
    await waitForHydration(arriving);
    expect(await partsOf(arriving)).toEqual([`mf-catalog@${NEXT}`]);
    expect(await versionsLoaded(arriving, 'mf-catalog')).toEqual([NEXT]);
  });
  await test.step('a visit across the release never holds two versions of the remote', async () => {
    for (const [name, path] of [
      ['Test Ride', '/test-ride'],
      ['Home', '/'],
    ] as const) {
      await goTo(returning, name);
      await returning.waitForURL(site.origin + path);
      await waitForHydration(returning);
      expect((await versionsLoaded(returning, 'mf-catalog')).length).toBeLessThanOrEqual(1);
    }
    await expect(returning.getByText(NEW)).toBeVisible();
    expect(await partsOf(returning)).toEqual([`mf-catalog@${NEXT}`]);
  });
});

test('after a release the kept page of the set before stands in for one that waits for the API', async ({
  startSite,
  apiSwitch,
}) => {
  const site = await startSite(apiSwitch.origin, { LOG_LEVEL: 'info' });
  await waitForHtml(site, '/', OLD);
  apiSwitch.turn('silent');
  await releaseNews(site);
  await expect.poll(site.log).toContain(`"mf-catalog@${NEXT}"`);
  const standIn = await fetch(site.origin);
  expect(standIn.status).toBe(200);
  expect(await standIn.text()).toContain(OLD);

  apiSwitch.turn('on');
  await waitForHtml(site, '/', NEW);
});

import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChildService, startChild } from '../fixtures/child-service';
import { expect, test } from '../fixtures/test';
import { apiOrigin, releasesDir, scratchDir } from '../site/addresses';
import { copyRemote, type WorkingCopy } from './working-copy';

const PAGE = 'src/pages/counter/counter-page.tsx';
const ROUTES = 'src/routes.tsx';
const DECLARATION = 'routes: readonly RemoteRoute[] = [';

const counterPage = (title: string) => `
import { Button, Typography } from '@site/ui';
import { useState } from 'react';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Typography variant="h2" component="h1">${title}</Typography>
      <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
    </>
  );
}
`;

const counterRoute = `
  {
    path: '/counter',
    loader: async () => ({ fallback: {}, head: { title: 'Counter', description: 'Counts' } }),
    lazy: () => import('./pages/counter/counter-page'),
  },`;

/** `pnpm dev mf-catalog` on a copy of the catalog; the other remotes as the site under test has them. */
async function startDev(catalog: WorkingCopy, store: string): Promise<ChildService> {
  await cp(releasesDir, store, { recursive: true });
  return startChild(
    'scripts/dev.ts',
    { PORT: '0', API_ORIGIN: apiOrigin, RELEASES_DIR: store, DEV_PORT: '3320' },
    [`mf-catalog=${catalog.dir}`],
  );
}

let catalog: WorkingCopy;
let dev: ChildService;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await mkdir(scratchDir, { recursive: true });
  folder = await mkdtemp(join(scratchDir, 'dev-store-'));
  catalog = await copyRemote('mf-catalog');
  dev = await startDev(catalog, join(folder, 'releases'));
});

test.afterAll(async () => {
  await dev?.stop();
  await catalog?.remove();
  await rm(folder, { recursive: true, force: true });
});

const origin = () => `http://localhost:${dev.port}`;

test('a hot remote and released ones make one page, rendered on the server and hydrated', async ({
  page,
}) => {
  const html = await (await fetch(`${origin()}/`)).text();
  expect(html).toContain('<h1');
  expect(html).toContain('data-mf="mf-catalog@dev"');
  await page.goto(`${origin()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${origin()}/locate-dealer`);
  await expect(page.locator('main [data-mf^="mf-dealers@"]')).not.toHaveAttribute(
    'data-mf',
    'mf-dealers@dev',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a route that is added is there without a restart', async ({ page }) => {
  expect((await fetch(`${origin()}/counter`)).status).toBe(404);
  await catalog.write(PAGE, counterPage('Counter before'));
  await catalog.replace(ROUTES, DECLARATION, DECLARATION + counterRoute);
  await expect
    .poll(async () => (await fetch(`${origin()}/counter`)).status, { timeout: 30_000 })
    .toBe(200);
  await page.goto(`${origin()}/counter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter before');
});

test('an edit shows without a reload, and what the visitor did stays', async ({ page }) => {
  await page.goto(`${origin()}/counter`);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).click();
  await page.evaluate(() => document.body.setAttribute('data-document', 'the first'));
  await catalog.replace(PAGE, 'Counter before', 'Counter after');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter after');
  await expect(page.getByRole('button', { name: 'Pressed 2 times' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-document', 'the first');
  expect(await (await fetch(`${origin()}/counter`)).text()).toContain('Counter after');
});

test('a mistake is shown over the page, the last good page is served, and mending it is enough', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/counter-page\.tsx|Errors while compiling/);
  await page.goto(`${origin()}/counter`);
  const overlay = page.locator('iframe[id$="client-overlay"]');
  await catalog.replace(PAGE, 'return (', 'return ((');
  await expect(overlay).toBeVisible();
  expect(await (await fetch(`${origin()}/counter`)).text()).toContain('Counter after');
  await catalog.replace(PAGE, 'return ((', 'return (');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter after');
});

test('the design system page is there for developers, and only for them', async ({
  page,
  request,
}) => {
  await page.goto(`${origin()}/dev/ui`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  expect((await request.get('/dev/ui')).status()).toBe(404);
});

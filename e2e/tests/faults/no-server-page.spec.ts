import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAULT_TITLE } from '../../fixtures/federated-page';
import { waitForHydration } from '../../fixtures/hydration';
import { type IsolatedSite, readiness, waitForHtml } from '../../fixtures/isolated-site';
import { liveVersion, publishMutated, type ReleaseDraft } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

const REMOTE = 'mf-dealers';
const LOCATOR = '/locate-dealer';
/** Another page of the same remote, whose HTML says which version is live. */
const SAME_REMOTE = '/become-dealer';
const NEXT = '9.9.0';

/** What rendering the locator does on the server, in the place of its title; browsers know nothing of it. */
const harms = {
  ends: 'process.exit(1)',
  blocks: '(() => { for (;;); })()',
  'exhausts the memory of':
    '(() => { const hoard = []; for (;;) hoard.push(new Array(1e5).fill(hoard.length)); })()',
};

const whileRendering =
  (harm: string) =>
  async ({ dir }: ReleaseDraft): Promise<void> => {
    const names = await readdir(join(dir, 'node'));
    const name = names.find((candidate) => candidate.startsWith('src_pages_locate-dealer'));
    const file = join(dir, 'node', name ?? 'no page of the locator');
    const title = 'title: "Locate a Dealer"';
    const text = await readFile(file, 'utf8');
    if (!text.includes(title)) throw new Error(`${title} is not in ${file}`);
    await writeFile(file, text.replace(title, `title: ${harm}`));
  };

const WAITING = 'Many riders are here right now';

/** What a visitor gets in the end: the waiting page, which a busy machine may send first, comes back by itself. */
async function answerOf(
  site: IsolatedSite,
  path: string,
): Promise<{ status: number; html: string }> {
  let answer: { status: number; html: string };
  do {
    const response = await fetch(site.origin + path);
    answer = { status: response.status, html: await response.text() };
    if (answer.html.includes(WAITING)) await new Promise((resolve) => setTimeout(resolve, 250));
  } while (answer.html.includes(WAITING));
  return answer;
}

const statusOf = async (site: IsolatedSite, path: string) => (await answerOf(site, path)).status;

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/status of 503/);
});

for (const [how, harm] of Object.entries(harms)) {
  test(`a page that ${how} its render worker takes no other page down, is named, and browsers render it themselves`, async ({
    page,
    startSite,
  }) => {
    // A page that hoards memory meets a low limit sooner: filling more of it proves no more.
    const site = await startSite(undefined, { RENDER_MEMORY_MB: '96' });
    await publishMutated(site.store, REMOTE, NEXT, whileRendering(harm), { fallback: false });
    await waitForHtml(site, SAME_REMOTE, `"version":"${NEXT}"`);

    const asked = ['/', LOCATOR, '/test-ride', '/offers', '/sitemap.xml'].map((path) =>
      answerOf(site, path),
    );
    // A page that is kept does not wait for a worker: it is there before the harmful page is given up.
    const first = await Promise.race([asked[1], fetch(site.origin + SAME_REMOTE)]);
    expect(first).toBeInstanceOf(Response);
    expect(first).toHaveProperty('status', 200);
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 200, 200]);
    const shell = answers[1]?.html;
    expect(shell).toContain(FAULT_TITLE);
    expect(shell).toContain('<header');

    const response = await page.goto(site.origin + LOCATOR);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'Locate a Dealer' })).toBeVisible();

    // It did it twice: from now on nobody else's worker is put at risk for it.
    expect(site.log()).toContain('"alarm":"page"');
    expect(site.log()).toContain(`"remote":"${REMOTE}","version":"${NEXT}","route":"${LOCATOR}"`);
    const ended = () => site.log().split('a page could not be rendered').length;
    const before = ended();
    for (const _visitor of [1, 2, 3]) expect(await statusOf(site, LOCATOR)).toBe(503);
    expect(ended()).toBe(before);
    await expect.poll(async () => (await readiness(site)).rendering).toBe('ok');
  });
}

test('a release with a page that ends its worker twice makes way for the version before', async ({
  isolatedSite: site,
}) => {
  const old = (await liveVersion(site.store, REMOTE)).metadata.version;
  await publishMutated(site.store, REMOTE, NEXT, whileRendering(harms.ends));
  await waitForHtml(site, SAME_REMOTE, `"version":"${NEXT}"`);
  expect([await statusOf(site, LOCATOR), await statusOf(site, LOCATOR)]).toEqual([503, 503]);
  await waitForHtml(site, LOCATOR, `data-mf="${REMOTE}@${old}"`);
  expect(await statusOf(site, LOCATOR)).toBe(200);
  expect((await readiness(site)).remotes[REMOTE]).toContain(`${LOCATOR}: The page ended`);
});

test('a browser that gets nothing but plain words makes the page itself', async ({ page }) => {
  await page.route('**/offers', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json")/,
        '$1<h1>Plain</h1>$2',
      )
      .replace(/<link rel="expect"[^>]*>/, '')
      .replace(/"loaderData":\{.*\}\}<\/script>/, '"loaderData":{}}</script>');
    await route.fulfill({ response, status: 503, body });
  });
  await page.goto('/offers');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plain' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();

  await test.step('its forms work, as those of the pages after it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Company Office' }).click();
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Phone number is required')).toBeVisible();
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expectNoViolations } from '../../fixtures/axe';
import {
  liveVersion,
  publishMutated,
  releaseChanged,
  replaceText,
  type SourceEdit,
} from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { releasesDir, repoRoot, scratchDir } from '../../site/addresses';

const ROUTES = 'src/routes.tsx';
const FIRST_IMPORT = 'import type { RemoteRoute }';

/** What must not go out, and what the person who tries is told. */
/** Code of a long text that nothing can compress well, the same on server and in browser. */
const GROWING =
  "Array.from({ length: 4000 }, (_, n) => ((n * 2654435761) % 4294967296).toString(36)).join(' ')";

const REFUSALS: {
  remote?: string;
  edits: SourceEdit[];
  inBrowser?: true;
  reasons: RegExp[];
}[] = [
  {
    edits: [
      {
        file: ROUTES,
        from: 'loader: loadAbout',
        to: 'loader: (async () => ({})) as never',
      },
    ],
    reasons: [/The page \/about-us fails on the server: .*its loader returned no fallback/],
  },
  {
    edits: [
      {
        file: ROUTES,
        from: FIRST_IMPORT,
        to: `import { Missing } from '@site/ui'; export const late = () => Missing; ${FIRST_IMPORT}`,
      },
    ],
    reasons: [/src\/routes\.tsx imports Missing from @site\/ui, and this host's @site\/ui has no/],
  },
  {
    // Only somebody who has the data, here the recorded ones, sees that the listed address leads nowhere.
    edits: [
      {
        file: 'src/rules/listed-paths.ts',
        from: '=> buildProductPath(title)',
        to: "=> buildProductPath(title).concat('-gone')",
      },
    ],
    reasons: [/The page \/product\/:productId \(\/product\/[\w-]+-gone\) answers with status 404/],
  },
  {
    // Only a browser sees these: the server's page is as good as the other, and no whole page.
    remote: 'mf-dealers',
    edits: [
      {
        file: 'src/pages/company-office/company-office-page.tsx',
        from: 'title="Company Office"',
        to: "title={typeof window === 'undefined' ? 'Company Office' : (console.error('no chairs'), 'The office')}",
      },
      {
        file: 'src/pages/company-office/company-office-page.tsx',
        from: 'lead="Write to us, call us, or come by during working hours."',
        to: `lead={${GROWING}}`,
      },
      {
        file: 'src/slots/enquiry-panel/enquiry-panel-slot.tsx',
        from: '<IconButton aria-label="Close"',
        to: '<IconButton',
      },
    ],
    inBrowser: true,
    reasons: [
      /The page \/company-office, in a browser: the browser renders it otherwise than the server/,
      /The page \/company-office, in a browser: the console says: no chairs\./,
      /The slot enquiry-panel, in a browser: axe finds button-name at /,
      /\/company-office: html is [\d.]+ KB, [\d.]+ KB over its budget of 20\.5 KB/,
    ],
  },
];

/** A copy of the released store that the test may change. */
async function copyStore(): Promise<string> {
  await mkdir(scratchDir, { recursive: true });
  const store = await mkdtemp(join(scratchDir, 'gate-'));
  await cp(releasesDir, store, { recursive: true });
  return store;
}

test('a release that would break the site is refused with the reason, and what is live stays', async () => {
  // Each release is built.
  test.slow();
  const store = await copyStore();
  const before = (await liveVersion(store, 'mf-catalog')).metadata.version;
  for (const { remote = 'mf-catalog', edits, inBrowser, reasons } of REFUSALS) {
    const env = { TRY_IN_BROWSER: inBrowser ? 'on' : 'off' };
    const refusal = await releaseChanged(store, remote, '9.9.0', edits, env).then(String, String);
    for (const reason of reasons) expect(refusal).toMatch(reason);
  }
  expect((await liveVersion(store, 'mf-catalog')).metadata.version).toBe(before);
  await rm(store, { recursive: true, force: true });
});

test('`pnpm release --explain` shows a release beside the live one, with pictures of each page', async ({
  page,
}) => {
  // Each page of two versions is opened and photographed.
  test.slow();
  const store = await copyStore();
  const { version: live } = (await liveVersion(store, 'mf-dealers')).metadata;
  const rename = (draft: Parameters<typeof replaceText>[0]) =>
    replaceText(draft, 'Company Office', 'The Main Office');
  await publishMutated(store, 'mf-dealers', '9.9.1', rename, { share: 0 });
  const file = join(store, 'explained.html');
  const words = ['mf-dealers', '--explain', '--version', '9.9.1', '--out', file];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', 'shared/federation/src/cli.ts', ...words],
    {
      cwd: repoRoot,
      env: { ...process.env, RELEASES_DIR: store },
    },
  );
  expect(stdout).toContain(file);

  await page.goto(pathToFileURL(file).href);
  const title = `mf-dealers 9.9.1 beside ${live}, which is live`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The changed files are there without their compressed copies.
  const refusals = page.getByRole('listitem').filter({ hasText: 'over its budget' });
  await expect(refusals.filter({ hasText: '/locate-dealer: script is' })).toBeVisible();
  const routes = page.getByRole('table', { name: 'Routes' });
  await expect(routes.getByRole('row', { name: '/company-office unchanged' })).toBeVisible();
  await expectNoViolations(page, 'the comparison');

  await expect(page.getByText('/locate-dealer looks the same')).toBeVisible();
  await page.getByText('/company-office looks different').click();
  for (const width of [390, 1_440])
    for (const what of ['live', 'new']) {
      const picture = page.getByAltText(`/company-office at ${width} px, ${what}`, { exact: true });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('naturalWidth', width);
    }
  await rm(store, { recursive: true, force: true });
});

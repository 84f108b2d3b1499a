import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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

/** Code of a long text that nothing can compress well, the same on server and in browser. */
const GROWING =
  "Array.from({ length: 4000 }, (_, n) => ((n * 2654435761) % 4294967296).toString(36)).join(' ')";

interface Refusal {
  remote?: string;
  edits: SourceEdit[];
  inBrowser?: true;
  reasons: RegExp[];
}

/** What must not go out, and what the person who tries is told. @param largePicture address of one above 60 KB */
const refusalsWith = (largePicture: string): Refusal[] => [
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
        // Costs a phone more: a script that only the browser learns of, a page that moves after it was painted as
        // React has made it anew, a large first picture.
        file: 'src/pages/company-office/company-office-page.tsx',
        from: '    // Spec §8: a missing contact file',
        to: `    void import('../become-dealer/become-dealer-page');
    const move = () => document.querySelector('main')?.style.setProperty('padding-top', '300px');
    requestAnimationFrame(() => requestAnimationFrame(move));
    // Spec §8: a missing contact file`,
      },
      {
        file: 'src/pages/company-office/load-company-office.ts',
        from: 'head: buildOfficeHead(loaded.fallback[contact.key] as ContactInfo | undefined),',
        to: `head: {
      ...buildOfficeHead(loaded.fallback[contact.key] as ContactInfo | undefined),
      preloadImages: [{ href: '${largePicture}', srcSet: '${largePicture} 1600w', sizes: '1600px' }],
    },`,
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
      /\/company-office: hero is [\d.]+ KB, [\d.]+ KB over its budget of 60\.0 KB/,
      /\/company-office: shift is [\d.]+, [\d.]+ over its budget of 0\.01/,
      /\/company-office: the document does not ask for \/releases\/mf-dealers\/[^ ]+\.js, so it comes a trip later/,
    ],
  },
];

/** Address of the largest picture that the content has. */
async function findLargePicture(): Promise<string> {
  const pictures = await readdir(join(repoRoot, 'api/content/dist/img'));
  return `/static/img/${pictures.find((file) => /^gt-red-cutout@\w+-1600\.avif$/.test(file))}`;
}

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
  const refusals = refusalsWith(await findLargePicture());
  for (const { remote = 'mf-catalog', edits, inBrowser, reasons } of refusals) {
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
  await expect(refusals.filter({ hasText: '/locate-dealer: entry is' })).toBeVisible();
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

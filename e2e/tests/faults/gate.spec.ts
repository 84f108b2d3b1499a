import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersion, releaseChanged, type SourceEdit } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { apiOrigin, releasesDir, scratchDir } from '../../site/addresses';

const ROUTES = 'src/routes.tsx';
const FIRST_IMPORT = 'import type { RemoteRoute }';

/** What must not go out, and what the person who tries is told. */
const REFUSALS: {
  remote?: string;
  edit: SourceEdit;
  env?: NodeJS.ProcessEnv;
  reason: RegExp;
}[] = [
  {
    edit: {
      file: ROUTES,
      from: 'loader: loadAbout',
      to: 'loader: (async () => ({})) as never',
    },
    reason: /The page \/about-us fails on the server: .*its loader returned no fallback/,
  },
  {
    edit: {
      file: ROUTES,
      from: FIRST_IMPORT,
      to: `import { Missing } from '@site/ui'; export const late = () => Missing; ${FIRST_IMPORT}`,
    },
    reason: /src\/routes\.tsx imports Missing from @site\/ui, and this host's @site\/ui has no/,
  },
  {
    // Only somebody who has the data sees that the listed address leads nowhere.
    edit: {
      file: 'src/rules/listed-paths.ts',
      from: '=> buildProductPath(title)',
      to: "=> buildProductPath(title).concat('-gone')",
    },
    env: { GATE_API_ORIGIN: apiOrigin },
    reason: /The page \/product\/:productId \(\/product\/[\w-]+-gone\) answers with status 404/,
  },
  {
    // Only a browser sees it: the server's page is as good as the other.
    remote: 'mf-dealers',
    edit: {
      file: 'src/pages/company-office/company-office-page.tsx',
      from: 'title="Company Office"',
      to: "title={typeof window === 'undefined' ? 'Company Office' : 'The office'}",
    },
    env: { GATE_API_ORIGIN: apiOrigin },
    reason:
      /The page \/company-office, in a browser: the browser renders it otherwise than the server/,
  },
];

test('a release that would break the site is refused with the reason, and what is live stays', async () => {
  // Each release is built.
  test.slow();
  await mkdir(scratchDir, { recursive: true });
  const store = await mkdtemp(join(scratchDir, 'gate-'));
  await cp(releasesDir, store, { recursive: true });
  const before = (await liveVersion(store, 'mf-catalog')).metadata.version;
  for (const { remote = 'mf-catalog', edit, env, reason } of REFUSALS)
    await expect(releaseChanged(store, remote, '9.9.0', edit, env)).rejects.toThrow(reason);
  expect((await liveVersion(store, 'mf-catalog')).metadata.version).toBe(before);
  await rm(store, { recursive: true, force: true });
});

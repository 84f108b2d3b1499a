import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersion, releaseChanged } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { releasesDir, scratchDir } from '../../site/addresses';

test('a release whose page cannot be rendered is refused with the reason, and what is live stays', async () => {
  await mkdir(scratchDir, { recursive: true });
  const store = await mkdtemp(join(scratchDir, 'gate-'));
  await cp(releasesDir, store, { recursive: true });
  const before = (await liveVersion(store, 'mf-catalog')).metadata.version;
  const emptyLoader = releaseChanged(store, 'mf-catalog', '9.9.0', {
    file: 'src/routes.tsx',
    from: 'loader: loadAbout',
    to: 'loader: (async () => ({})) as never',
  });
  await expect(emptyLoader).rejects.toThrow(
    /The page \/about-us fails on the server: .*its loader returned no fallback/,
  );
  expect((await liveVersion(store, 'mf-catalog')).metadata.version).toBe(before);
  await rm(store, { recursive: true, force: true });
});

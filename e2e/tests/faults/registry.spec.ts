import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readiness } from '../../fixtures/isolated-site';
import { liveVersion } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

test('a registry that nobody signed is refused: the last good one stays, and /readyz says why', async ({
  page,
  isolatedSite: site,
}) => {
  const { version } = (await liveVersion(site.store, 'mf-catalog')).metadata;
  const file = join(site.store, 'registry.json');
  const signed = await readFile(file, 'utf8');
  await writeFile(file, signed.replaceAll(version, '6.6.6'));
  await expect
    .poll(async () => (await readiness(site)).registry)
    .toBe('the registry is refused: bad signature');
  // Pages work from the last good one: a load balancer must not send visitors away from every host.
  expect(await readiness(site)).toMatchObject({ status: 'ready', alarms: ['registry'] });

  const response = await page.goto(site.origin);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').locator(`[data-mf="mf-catalog@${version}"]`)).toBeVisible();

  await writeFile(file, signed);
  await expect.poll(async () => (await readiness(site)).registry).toBe('ok');
});

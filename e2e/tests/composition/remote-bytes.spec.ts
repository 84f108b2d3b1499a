import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@site/contract';
import { requestSchemas } from '@site/contract/requests';
import { isForReads } from '@site/federation/budgets';
import { liveVersion } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { releasesDir, repoRoot } from '../../site/addresses';

const KB = 1_024;

/**
 * All scripts of a remote together, as they travel (brotli): a little above what was measured, so that
 * growth is seen when it is made (docs/script-bytes.md). A remote without a budget of its own fails.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'mf-catalog': 78.8 * KB,
  'mf-checkout': 65.4 * KB,
  'mf-dealers': 46.4 * KB,
  'mf-releases': 17.2 * KB,
  'mf-testride': 56 * KB,
};

/** The scripts of a remote that come before one of its pages is alive, where others come later. */
const FIRST_LOAD: Readonly<Record<string, number>> = { 'mf-testride': 31 * KB };

/** All sources in a folder of the contract. */
function contractText(folder: string): string {
  const path = join(repoRoot, 'shared/contract/src', folder);
  return readdirSync(path)
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/**
 * Names of fields (those of more than one word) and messages that stand in requests alone: what a body must
 * look like is the server's to check.
 */
function requestWords(): string[] {
  const bodies = Object.values(requestSchemas).flatMap(({ def }) =>
    'options' in def ? def.options.map((option) => option.def.shape) : [def.shape],
  );
  const answered = ['entities', 'answers'].map(contractText).join('\n');
  const fields = bodies
    .flatMap((shape) => Object.keys(shape))
    .filter((name) => name.includes('_') && !answered.includes(name));
  return [...new Set([...fields, ...Object.values(messages)])];
}

const remotes = readdirSync(releasesDir).filter((name) => name.startsWith('mf-'));

/** The scripts that browsers load of the live release of a remote. */
async function scriptsOf(remote: string): Promise<string[]> {
  const { metadata } = await liveVersion(releasesDir, remote);
  const folder = join(releasesDir, remote, metadata.version, 'web');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

for (const remote of remotes) {
  test(`${remote} keeps to its budget`, async () => {
    const scripts = await scriptsOf(remote);
    const bytes = scripts.reduce((sum, script) => sum + statSync(`${script}.br`).size, 0);
    expect(scripts.length, 'scripts were found').toBeGreaterThan(1);
    expect(bytes, `bytes of ${remote}`).toBeLessThanOrEqual(BUDGETS[remote] ?? 0);
  });
}

test('no remote brings the schema library along, which the host provides', async () => {
  for (const remote of remotes) {
    const texts = (await scriptsOf(remote)).map((script) => readFileSync(script, 'utf8'));
    expect(texts.join('\n'), remote).not.toContain('ZodMini');
  }
});
for (const [remote, budget] of Object.entries(FIRST_LOAD)) {
  test(`${remote} loads before a page is alive only what the page shows first`, async () => {
    const { url, metadata, extras } = await liveVersion(releasesDir, remote);
    const folder = join(releasesDir, remote, metadata.version, 'web');
    for (const { path, preload } of extras.routes) {
      const files = [url.slice(url.lastIndexOf('/') + 1), ...preload];
      const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
      expect(bytes, `bytes of ${path}`).toBeLessThanOrEqual(budget);
    }
  });
}

test('no page but that of the team loads what parses answers before it is alive', async () => {
  const pages = await Promise.all(
    remotes.map(async (remote) => (await liveVersion(releasesDir, remote)).extras.routes),
  );
  const early = pages.flat().filter(({ shares = [] }) => shares.includes('@site/schema'));
  expect(early.map(({ path }) => path)).toEqual(['/releases']);
});

test('the scripts that parse answers are known by their names, so that no budget waits for them', async () => {
  const host = JSON.parse(readFileSync(join(repoRoot, 'host/dist/build.json'), 'utf8')) as {
    script: { file: string };
    shares: Record<string, { file: string }[]>;
  };
  const schemas = host.shares['@site/schema']?.map(({ file }) => `/assets/${file}`) ?? [];
  expect(schemas.map(isForReads)).toEqual([true]);
  expect(isForReads(`/assets/${host.script.file}`)).toBe(false);
  for (const remote of remotes.filter((name) => name !== 'mf-releases'))
    expect((await scriptsOf(remote)).filter(isForReads), remote).toHaveLength(1);
});

test('a remote that only reads brings nothing of a request along', async () => {
  const scripts = await scriptsOf('mf-catalog');
  const text = scripts.map((script) => readFileSync(script, 'utf8')).join('\n');
  const words = requestWords();
  expect(words.length, 'words were found').toBeGreaterThan(50);
  expect(words.filter((word) => text.includes(word))).toEqual([]);
});

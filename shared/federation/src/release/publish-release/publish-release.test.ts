import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, readAudit } from '../../registry';
import { publishRelease } from './publish-release';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('a release over its budget leaves in the audit log which pages, by how much, and why', async () => {
  const [store, dist] = [join(dir, 'store'), join(dir, 'dist')];
  await ensureStore(store);
  for (const [side, file] of [
    ['web', 'entry.js'],
    ['node', 'remoteEntry.cjs'],
  ] as const) {
    await mkdir(join(dist, side), { recursive: true });
    await writeFile(join(dist, side, file), file);
  }
  const overBudget = {
    pages: ['/order: script is 316.0 KB, 6.0 KB over its budget of 310.0 KB'],
    why: 'the map of dealers',
  };
  await publishRelease(
    {
      ...{ store, remote: 'mf-a', version: '1.0.0', share: 100 },
      ...{ sourceHash: '', commit: '', who: 'Asha', note: 'first' },
    },
    {
      entry: 'web/entry.js',
      serverEntry: 'node/remoteEntry.cjs',
      routes: [],
      slots: [],
      requires: {},
      overBudget,
      pass: () => undefined,
    },
    dist,
  );
  const [line] = await readAudit(store);
  expect(line).toMatchObject({ action: 'release', remote: 'mf-a', why: 'first', overBudget });
});

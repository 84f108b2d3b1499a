import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, readAudit, readRegistry } from '../../registry';
import { publishRelease } from './publish-release';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A store, and what was built for it. */
async function prepare() {
  const [store, dist] = [join(dir, 'store'), join(dir, 'dist')];
  await ensureStore(store);
  for (const [side, file] of [
    ['web', 'entry.js'],
    ['node', 'remoteEntry.cjs'],
  ] as const) {
    await mkdir(join(dist, side), { recursive: true });
    await writeFile(join(dist, side, file), file);
  }
  return { store, dist };
}

const build = {
  entry: 'web/entry.js',
  serverEntry: 'node/remoteEntry.cjs',
  ...{ routes: [], slots: [], requires: {} },
  overBudget: undefined,
  pass: () => undefined,
};
const said = { sourceHash: '', commit: '', who: 'Asha', note: 'first' };

it('a release for previews waits beside what is live, falls back to it, and is noted as what it is', async () => {
  const { store, dist } = await prepare();
  const publish = (version: string, share: number, startsAt?: string) =>
    publishRelease({ store, remote: 'mf-a', ...said, version, share, startsAt }, build, dist);
  const live = await publish('1.0.0', 100);
  const preview = await publish('1.1.0', 0);
  const planned = await publish('1.2.0', 0, '2099-01-01T00:00:00.000Z');
  expect(live.deployment).toEqual({ traffic: 100, default: true });
  for (const version of [preview, planned])
    expect(version).toMatchObject({
      deployment: { traffic: 0, default: false },
      fallbackUrl: live.url,
      extras: { promotedAt: null },
    });
  await expect(publish('1.3.0', 0, '2099-01-02T00:00:00.000Z')).rejects.toThrow(
    '1.2.0 is to go live at 2099-01-01T00:00:00.000Z.',
  );
  expect((await readAudit(store)).map(({ action }) => action)).toEqual([
    ...['release', 'preview', 'schedule'],
  ]);
});

it('a release that the gate refuses at the switch, as after another release meanwhile, is not published', async () => {
  const { store, dist } = await prepare();
  const refuse = () => {
    throw new Error('The route / belongs to mf-b.');
  };
  const publication = { store, remote: 'mf-a', ...said, version: '1.0.0', share: 100 };
  await expect(publishRelease(publication, { ...build, pass: refuse }, dist)).rejects.toThrow(
    'belongs to mf-b',
  );
  expect((await readRegistry(store)).microFrontends).toEqual({});
});

it('a release over its budget leaves in the audit log which pages, by how much, and why', async () => {
  const { store, dist } = await prepare();
  const overBudget = {
    pages: ['/order: script is 316.0 KB, 6.0 KB over its budget of 310.0 KB'],
    why: 'the map of dealers',
  };
  await publishRelease(
    { store, remote: 'mf-a', ...said, version: '1.0.0', share: 100 },
    { ...build, overBudget },
    dist,
  );
  const [line] = await readAudit(store);
  expect(line).toMatchObject({ action: 'release', remote: 'mf-a', why: 'first', overBudget });
});

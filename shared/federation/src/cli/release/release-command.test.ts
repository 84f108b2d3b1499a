import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureStore, readAudit, readRegistry, switchRegistry } from '../../registry';
import { hashSources } from '../../release/source-hash';
import { sampleVersion } from '../../testing/sample-registry';
import { workspaceRoot } from '../../workspace';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'command-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Runs the command as a pipeline does, which nobody can ask. */
const run = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', 'shared/federation/src/cli.ts', ...words],
    { cwd: workspaceRoot, env: { ...process.env, RELEASES_DIR: store, RELEASES_STORE: '' } },
  );

it('the release command refuses a release that says nothing about why, and leaves the store as it is', async () => {
  await ensureStore(store);
  const refused = { code: 1, stderr: expect.stringMatching(/^Not done\. Say why with --note/) };
  await Promise.all([
    expect(run('mf-dealers')).rejects.toMatchObject(refused),
    expect(run('promote', 'mf-dealers')).rejects.toMatchObject(refused),
  ]);
  expect((await readRegistry(store)).microFrontends).toEqual({});
  expect(await readAudit(store)).toEqual([]);
});

it('the release command leaves a remote alone whose sources are those of its live release, and goes on to release one that changed', async () => {
  await ensureStore(store);
  const hashes = {
    'mf-dealers': await hashSources(workspaceRoot, 'mf-dealers'),
    'mf-catalog': 'of other sources',
  };
  await switchRegistry(store, (current) => ({
    next: {
      ...current,
      microFrontends: Object.fromEntries(
        Object.entries(hashes).map(([remote, sourceHash]) => {
          const routes = [{ path: `/${remote}`, preload: [] }];
          return [remote, [sampleVersion(remote, '0.1.0', { extras: { sourceHash, routes } })]];
        }),
      ),
    },
    audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '0.1.0', why: '' },
  }));
  const [unchanged] = await Promise.all([
    run('mf-dealers', '--if-changed'),
    // Its note is asked for, which an unchanged remote needs none of: it goes on to release.
    expect(run('mf-catalog', '--if-changed')).rejects.toMatchObject({
      stderr: expect.stringContaining('Say why with --note'),
    }),
  ]);
  expect(unchanged.stdout).toContain('mf-dealers 0.1.0 is live and unchanged');
});

it('the release command retires a remote, says what is gone and how it comes back, and leaves it so where it is to follow the sources', async () => {
  await ensureStore(store);
  const extras = {
    routes: [{ path: '/locate-dealer', preload: [] }],
    sourceHash: await hashSources(workspaceRoot, 'mf-dealers'),
  };
  await switchRegistry(store, (current) => ({
    next: {
      ...current,
      microFrontends: { 'mf-dealers': [sampleVersion('mf-dealers', '0.1.0', { extras })] },
    },
    audit: { who: 't', action: 'release', remote: 'mf-dealers', from: null, to: '0.1.0', why: '' },
  }));
  const { stdout } = await run('retire', 'mf-dealers', '--note', 'the season is over');
  expect(stdout).toContain('mf-dealers 0.1.0 is retired. Pages that are gone: /locate-dealer. ');
  expect(stdout).toContain('`pnpm release rollback mf-dealers` brings it back.');
  expect(stdout).toContain('No content is released here');
  const [again, listed] = await Promise.all([run('mf-dealers', '--if-changed'), run('list')]);
  expect(again.stdout).toContain('mf-dealers is retired. `pnpm release mf-dealers` releases it');
  expect(listed.stdout).toMatch(/◌ retired\s+0\.1\.0/);
});

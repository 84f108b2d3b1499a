import type { RegistryVersion } from '@site/federation/registry';
import { releaseIfChanged } from './release-if-changed';

const live = {
  metadata: { version: '1.2.0' },
  extras: { sourceHash: 'sources of 1.2.0' },
} as RegistryVersion;

/** What a start does with a remote: whether it releases, and what it says. */
async function start(change: Partial<Parameters<typeof releaseIfChanged>[0]>) {
  const said: string[] = [];
  const release = jest.fn(async () => undefined);
  await releaseIfChanged({
    remote: 'mf-a',
    live,
    sourceHash: 'other sources',
    isOwn: true,
    place: '/srv/releases',
    release,
    log: (line) => said.push(line),
    ...change,
  });
  return { releases: release.mock.calls.length, said: said.join() };
}
const fails = () => Promise.reject(new Error('src/page.tsx does not compile'));

it('a start releases a remote that was never released, and one of its own whose sources have changed', async () => {
  expect(await start({ live: undefined, isOwn: false })).toEqual({ releases: 1, said: '' });
  expect(await start({})).toEqual({ releases: 1, said: '' });
});

it('a start leaves alone what is live and unchanged', async () => {
  expect(await start({ sourceHash: 'sources of 1.2.0' })).toEqual({
    releases: 0,
    said: 'mf-a 1.2.0 is live and unchanged',
  });
});

it('a start changes nothing in the store of others, and says what would', async () => {
  const { releases, said } = await start({ isOwn: false });
  expect(releases).toBe(0);
  expect(said).toContain('/srv/releases was made elsewhere: only `pnpm release mf-a` changes');
});

it('a remote that does not compile keeps its live version, and the start goes on', async () => {
  const { said } = await start({ release: fails });
  expect(said).toBe('src/page.tsx does not compile\nmf-a 1.2.0 stays live.');
});

it('a remote that does not compile and was never released stops the start with the reason', async () => {
  await expect(start({ live: undefined, release: fails })).rejects.toThrow(
    'src/page.tsx does not compile',
  );
});

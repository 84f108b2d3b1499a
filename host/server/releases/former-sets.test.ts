import { liveSetOf } from '../testing/sample-live';
import { FormerSets } from './former-sets';
import type { LiveSet } from './live-set';

/** A set of one remote with a version that went live at that second. */
function setOf(second: number, change: { entry?: null; remotes?: [] } = {}): LiveSet {
  const live = liveSetOf([]);
  const { entry = '/x.js', remotes = live.snapshot.remotes } = change;
  return {
    ...live,
    snapshot: { id: `set ${second}`, remotes: remotes.map((remote) => ({ ...remote, entry })) },
    liveSince: { 'mf-checkout': new Date(second * 1_000).toISOString() },
  };
}
let now = 0;
let sets: FormerSets;
beforeEach(() => {
  now = 0;
  sets = new FormerSets(() => now);
});
const ids = () => sets.current.map(({ snapshot }) => snapshot.id);

it('the sets before are those that releases replaced in the last half minute, the newest first', () => {
  sets.replace(setOf(1), setOf(2));
  now = 20_000;
  sets.replace(setOf(2), setOf(3));
  expect(ids()).toEqual(['set 2', 'set 1']);
  now = 31_000;
  expect(ids()).toEqual(['set 2']);
  now = 51_000;
  expect(ids()).toEqual([]);
});

it('pages of a set may be open for five minutes after a release has replaced it, and of none that was taken back', () => {
  const open = () => sets.open.map(({ snapshot }) => snapshot.id);
  for (const second of [1, 2, 3, 4, 5]) sets.replace(setOf(second), setOf(second + 1));
  expect(ids()).toEqual(['set 5', 'set 4', 'set 3']);
  now = 299_000;
  expect(open()).toEqual(['set 5', 'set 4', 'set 3', 'set 2', 'set 1']);
  sets.replace(setOf(6), setOf(3));
  expect(open()).toEqual(['set 2', 'set 1']);
  now = 301_000;
  expect(open()).toEqual([]);
});

it('a set that a rollback took back is none of the sets before, also after the next release', () => {
  sets.replace(setOf(1), setOf(2));
  sets.replace(setOf(2), setOf(1));
  expect(ids()).toEqual([]);
  sets.replace(setOf(1), setOf(3));
  expect(ids()).toEqual(['set 1']);
});

it.each([
  ['removed', { remotes: [] as [] }],
  ['withdrawn because its files cannot be used', { entry: null }],
])('a set with a remote that was %s is none of the sets before', (_how, change) => {
  sets.replace(setOf(1), setOf(2, change));
  expect(ids()).toEqual([]);
});

it('a set with a content that a rollback took back is none of the sets before', () => {
  const withContent = (second: number, content: string) => {
    const live = setOf(second);
    return { ...live, liveSince: { ...live.liveSince, content } };
  };
  sets.replace(withContent(1, '2026-11-23T09:00:00Z'), withContent(2, '2026-11-23T08:00:00Z'));
  expect(ids()).toEqual([]);
  sets.replace(withContent(2, '2026-11-23T08:00:00Z'), withContent(3, '2026-11-23T10:00:00Z'));
  expect(ids()).toEqual(['set 2']);
});

it('a set in which a remote was missing is none of the sets before: Retry would lead back to the fault', () => {
  sets.replace(setOf(1, { entry: null }), setOf(2));
  expect(ids()).toEqual([]);
});

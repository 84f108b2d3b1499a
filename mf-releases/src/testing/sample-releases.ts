import type { ReleasedRemote, ReleasedVersion, Releases } from '@site/contract';

const react = { name: 'react', provided: '19.3.1', required: '^19.0.0', isMatch: true };

/** A version as the report tells it. */
export const sampleVersion = (change: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version: '1.2.0',
  state: 'live',
  share: 100,
  since: '2026-11-20T04:30:00.000Z',
  releaser: 'pipeline-catalog',
  note: 'Prices of the season',
  shared: [react],
  ...change,
});

/** A remote as the report tells it. */
export const sampleRemote = (change: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
  name: 'mf-catalog',
  versions: [sampleVersion()],
  sizes: [
    { version: '1.1.0', releasedAt: '2026-11-01T04:30:00.000Z', bytes: 60_000 },
    { version: '1.2.0', releasedAt: '2026-11-20T04:30:00.000Z', bytes: 66_000 },
  ],
  ...change,
});

type Line = NonNullable<Releases['audit']>[number];

export const sampleLine = (change: Partial<Line> = {}): Line => ({
  at: '2026-11-20T04:30:00.000Z',
  action: 'release',
  subject: 'mf-catalog',
  from: '1.1.0',
  to: '1.2.0',
  releaser: 'pipeline-catalog',
  why: 'Prices of the season',
  ...change,
});

/** The whole report of a site that is well. */
export const sampleReleases = (change: Partial<Releases> = {}): Releases => ({
  at: '2026-11-22T10:00:00.000Z',
  isSession: true,
  health: {
    isReady: true,
    api: true,
    workers: { warm: 2, wanted: 2 },
    storeProblem: null,
    registryNumber: 1_763_800_000_000,
    problems: [],
  },
  remotes: [sampleRemote()],
  audit: [sampleLine()],
  ...change,
});

import type { LiveSet } from '../releases/live-set';

type Remote = LiveSet['snapshot']['remotes'][number];

/** A live set of one remote with these routes. */
export const liveSetOf = (routes: Remote['routes']): LiveSet => ({
  snapshot: {
    id: 'abc',
    remotes: [{ name: 'mf-checkout', version: '1.0.0', entry: '/x.js', routes, slots: [] }],
  },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems: {},
  liveSince: {},
});

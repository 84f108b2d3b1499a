import type { LiveSet } from '../releases/live-set';
import { overlayHotRemotes, refusedClaims } from './dev-site';

const released = (name: string) => ({
  name,
  version: '1.0.0',
  entry: `/releases/${name}/1.0.0/web/remoteEntry.js`,
  routes: [{ path: `/${name}`, preload: [] }],
  slots: [],
});

const live: LiveSet = {
  snapshot: { id: 'released', remotes: [released('mf-catalog'), released('mf-dealers')] },
  serverEntries: { 'mf-catalog': '/store/catalog.cjs', 'mf-dealers': '/store/dealers.cjs' },
  integrity: {},
  queries: {},
  problems: { 'mf-catalog': 'corrupt', 'mf-dealers': 'missing; fell back' },
  liveSince: {},
  content: {
    version: '2026.1123.1',
    folder: 'content/2026.1123.1',
    dir: '/store/content/2026.1123.1/web',
    path: '/releases/content/2026.1123.1/web',
  },
};

const hot = {
  name: 'mf-catalog',
  entry: 'http://localhost:3101/remoteEntry.js',
  serverEntry: '/site/mf-catalog/dist-dev/node/remoteEntry.cjs',
  routes: [{ path: '/' }, { path: '/new', takesPayments: true as const }],
  slots: ['offers-popup'],
};

it('the development host puts a hot remote in the place of its release and leaves the others', () => {
  const { snapshot, serverEntries, problems } = overlayHotRemotes(live, [hot]);
  expect(snapshot.remotes).toEqual([
    {
      name: 'mf-catalog',
      version: 'dev',
      entry: hot.entry,
      format: 'script',
      routes: [
        { path: '/', preload: [] },
        { path: '/new', preload: [], takesPayments: true },
      ],
      slots: [{ name: 'offers-popup', preload: [] }],
    },
    released('mf-dealers'),
  ]);
  expect(serverEntries).toEqual({
    'mf-catalog': hot.serverEntry,
    'mf-dealers': '/store/dealers.cjs',
  });
  expect(problems).toEqual({ 'mf-dealers': 'missing; fell back' });
});

it('the live set keeps its id while only code changes, so that open pages keep their state', () => {
  const { id } = overlayHotRemotes(live, [hot]).snapshot;
  expect(overlayHotRemotes(live, [{ ...hot }]).snapshot.id).toBe(id);
  expect(overlayHotRemotes(live, [{ ...hot, routes: [{ path: '/' }] }]).snapshot.id).not.toBe(id);
});

it('the development host shows the content that is worked on, and not a released one', () => {
  expect(overlayHotRemotes(live, [hot])).not.toHaveProperty('content');
});

it('the development host says what a release of a hot remote will be refused for: a page or a slot that is not its own', () => {
  const routes = [{ path: '/new' }, { path: '/New' }, { path: '/mf-dealers' }, { path: '/api/x' }];
  const wrong = { ...hot, routes, slots: ['side-panel'] };
  expect(refusedClaims(overlayHotRemotes(live, [wrong]))).toEqual(
    [
      'The route /New stands twice in ./routes.',
      'The route /mf-dealers belongs to mf-dealers.',
      'The route /api/x takes addresses that the host answers itself.',
      'The shell has no slot side-panel: it has book-now, offers-popup, enquiry-panel, product-menu.',
    ].map((reason) => `mf-catalog: a release will be refused. ${reason}`),
  );
});

it('the development host has nothing to say of a hot remote with pages and slots of its own', () => {
  expect(refusedClaims(overlayHotRemotes(live, [hot]))).toEqual([]);
});

import type { LiveSet } from '../releases/live-set';
import { OfflinePages } from './offline-pages';

const folder = '/releases/mf-rides/1.0.0/web/';
const live = (id = 'live-1'): LiveSet => ({
  snapshot: {
    id,
    remotes: [
      {
        name: 'mf-rides',
        version: '1.0.0',
        entry: `${folder}remoteEntry.js`,
        routes: [
          { path: '/rides', preload: [], offline: true, shares: ['@site/forms'] },
          { path: '/news', preload: [] },
        ],
        slots: [],
      },
      {
        name: 'mf-broken',
        version: '1.0.0',
        entry: null,
        routes: [{ path: '/lost', preload: [], offline: true }],
        slots: [],
      },
    ],
  },
  serverEntries: {},
  integrity: {
    [`${folder}remoteEntry.js`]: 'sha256-entry',
    [`${folder}later.js`]: 'sha256-later',
    '/releases/mf-other/1.0.0/web/page.js': 'sha256-other',
  },
  queries: {},
  problems: {},
  liveSince: {},
});

const create = ({ isOn = true, workerScript = 'worker' } = {}) =>
  new OfflinePages({
    scripts: {
      main: { address: '/assets/client.js', integrity: 'sha256-client' },
      shares: { '@site/forms': [{ address: '/assets/forms.js', integrity: 'sha256-forms' }] },
      later: [
        { address: '/assets/forms.js', integrity: 'sha256-forms' },
        { address: '/assets/dialogs.js', integrity: 'sha256-dialogs' },
      ],
    },
    fonts: { preload: '/assets/font.woff2' },
    config: {
      siteOrigin: 'https://site.test',
      apiOrigin: 'http://inner.test',
      app: 'ev',
      trackingId: '',
      offlinePages: isOn,
    },
    workerScript,
  });

it('the manifest of an offline page keeps the scripts of the host and of the whole remote, with their hashes, and no other', () => {
  const manifest = create().manifestOf(live(), '/rides');
  expect(manifest?.files).toEqual([
    { url: '/assets/client.js', integrity: 'sha256-client' },
    { url: '/assets/forms.js', integrity: 'sha256-forms' },
    { url: '/assets/dialogs.js', integrity: 'sha256-dialogs' },
    { url: '/assets/font.woff2' },
    { url: `${folder}remoteEntry.js`, integrity: 'sha256-entry' },
    { url: `${folder}later.js`, integrity: 'sha256-later' },
  ]);
});

it('the manifest of an offline page never tells browsers the inner address of the API', () => {
  expect(JSON.stringify(create().manifestOf(live(), '/rides'))).not.toContain('inner.test');
});

it('the manifest of an offline page names another set after each release and each build', () => {
  const pages = create();
  const id = pages.manifestOf(live(), '/rides')?.id;
  expect(pages.manifestOf(live(), '/rides')?.id).toBe(id);
  expect(pages.manifestOf(live('live-2'), '/rides')?.id).not.toBe(id);
  expect(create({ workerScript: 'another' }).manifestOf(live(), '/rides')?.id).not.toBe(id);
});

it('the manifest of an offline page keeps no page that does not ask for it, none of a remote that cannot be loaded, and none when switched off', () => {
  expect(create().manifestOf(live(), '/news')).toBeUndefined();
  expect(create().manifestOf(live(), '/lost')).toBeUndefined();
  expect(create().manifestOf(undefined, '/rides')).toBeUndefined();
  expect(create({ isOn: false }).manifestOf(live(), '/rides')).toBeUndefined();
});

it.each([
  ['whose files cannot be used is away', '/lost', true, true],
  ['whose files can be used is not', '/rides', true, false],
  ['that is not to be kept is not', '/news', true, false],
  ['is not where none is to be kept', '/lost', false, false],
])('an offline page %s', (_case, path, isOn, isAway) => {
  expect(create({ isOn }).isAway(live(), path)).toBe(isAway);
});

import type { FederationSnapshot } from '../../src/federation/snapshot';
import { KnownPages } from './known-pages';

const live = (version: string, path = '/offers'): FederationSnapshot => ({
  id: version,
  remotes: [
    { name: 'mf-catalog', version, entry: null, routes: [{ path, preload: [] }], slots: [] },
  ],
});
const remote = 'mf-catalog';

it('the table of pages knows the pages of a live release by their pattern, and nothing else', () => {
  const known = new KnownPages();
  known.see(live('1.0.0', '/product/:productId'));
  expect(known.hasPage({ remote, release: '1.0.0', route: '/product/:productId' })).toBe(true);
  for (const other of [
    { remote, release: '1.0.0', route: '/product/vayu_one' },
    { remote, release: '9.9.9', route: '/product/:productId' },
    { remote: 'mf-invented', release: '1.0.0', route: '/product/:productId' },
    { remote: '__proto__', release: 'constructor', route: 'toString' },
  ])
    expect(known.hasPage(other)).toBe(false);
});

it('the table of pages keeps the last three releases for pages that are still open, and names the one that it forgets', () => {
  const known = new KnownPages();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect(known.see(live(version))).toEqual([]);
  expect(known.see(live('1.3.0'))).toEqual([{ remote, release: '1.0.0' }]);
  expect(known.hasRelease({ remote, release: '1.0.0' })).toBe(false);
  expect(known.hasRelease({ remote, release: '1.1.0' })).toBe(true);
});

it('the table of pages keeps a release to which the site was rolled back as the newest', () => {
  const known = new KnownPages();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.0.0']) known.see(live(version));
  expect(known.see(live('1.3.0'))).toEqual([{ remote, release: '1.1.0' }]);
  expect(known.hasRelease({ remote, release: '1.0.0' })).toBe(true);
});

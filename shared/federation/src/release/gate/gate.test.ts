import { sampleRegistry, sampleVersion } from '../../testing/sample-registry';
import type { Candidate } from './candidate';
import { passGate } from './gate';
import { GateError } from './gate-error';

const provides = { react: '19.3.1', '@site/ui': '1.4.0' };
const candidate = (change: Partial<Candidate> = {}): Candidate => ({
  remote: 'mf-catalog',
  requires: { react: '^19.0.0', '@site/ui': '^1.0.0' },
  routes: [{ path: '/' }],
  slots: [],
  ...change,
});
const live = sampleRegistry({
  'mf-catalog': [
    sampleVersion('mf-catalog', '1.0.0', {
      extras: {
        routes: [{ path: '/', preload: [] }],
        slots: [{ name: 'offers-popup', preload: [] }],
      },
    }),
  ],
  'mf-dealers': [
    sampleVersion('mf-dealers', '1.0.0', {
      extras: {
        routes: [{ path: '/locate-dealer', preload: [] }],
        slots: [{ name: 'enquiry-panel', preload: [] }],
      },
    }),
  ],
});
const slots = [{ name: 'offers-popup' }];
const withLiveRoute = (path: string) =>
  sampleRegistry({
    'mf-catalog': [
      sampleVersion('mf-catalog', '1.0.0', { extras: { routes: [{ path, preload: [] }] } }),
    ],
  });

function reasonsOf(c: Candidate, allowRemoval = false): readonly string[] {
  try {
    passGate(c, live, provides, allowRemoval);
    return [];
  } catch (error) {
    if (error instanceof GateError) return error.reasons;
    throw error;
  }
}

describe('the release gate', () => {
  it('lets a fitting release through', () => {
    expect(reasonsOf(candidate({ slots }))).toEqual([]);
  });

  it('refuses a remote that needs a newer React than the host provides', () => {
    const newer = candidate({ requires: { react: '^20.0.0' }, slots });
    expect(reasonsOf(newer)).toEqual(['react: needs ^20.0.0, the host provides 19.3.1.']);
  });

  it('refuses a remote that shares what the host does not provide', () => {
    const other = candidate({ requires: { '@site/maps': '^1.0.0' }, slots });
    expect(reasonsOf(other)).toEqual(['@site/maps is shared, but this host does not provide it.']);
  });

  it('lets the first release of a remote through', () => {
    expect(reasonsOf(candidate({ remote: 'mf-club', routes: [{ path: '/club' }] }))).toEqual([]);
  });

  it('refuses a route that belongs to another remote', () => {
    const thief = candidate({ routes: [{ path: '/' }, { path: '/locate-dealer' }], slots });
    expect(reasonsOf(thief)).toEqual(['The route /locate-dealer belongs to mf-dealers.']);
  });

  it.each(['/api', '/API/offers', '/federation/:page?', '/metrics', '/robots.txt/'])(
    'refuses %s, which the host answers itself',
    (path) => {
      const thief = candidate({ routes: [{ path: '/' }, { path }], slots });
      expect(reasonsOf(thief)).toEqual([
        `The route ${path} takes addresses that the host answers itself.`,
      ]);
    },
  );

  it.each(['/apis', '/releases', '/metrics/prices'])(
    'lets %s through, though the host answers an address like it',
    (path) => {
      expect(reasonsOf(candidate({ routes: [{ path: '/' }, { path }], slots }))).toEqual([]);
    },
  );

  it.each(['/locate-dealer/', '/Locate-Dealer', '/locate-dealer/:x?'])(
    'refuses %s, which the router takes for the page of another remote',
    (path) => {
      const thief = candidate({ routes: [{ path: '/' }, { path }], slots });
      expect(reasonsOf(thief)).toEqual([
        `The route ${path} takes pages of /locate-dealer, which belongs to mf-dealers.`,
      ]);
    },
  );

  it('refuses a route that takes every address that nobody has', () => {
    const greedy = candidate({ routes: [{ path: '/' }, { path: '/*' }], slots });
    expect(reasonsOf(greedy)).toEqual([
      'The route /* has no fixed part: it would take what no remote has.',
    ]);
  });

  it('refuses routes of one remote between which only their order would decide', () => {
    const routes = [{ path: '/' }, { path: '/rides/:id' }, { path: '/Rides/:ride' }];
    expect(reasonsOf(candidate({ routes, slots }))).toEqual([
      'The route /Rides/:ride stands twice in ./routes.',
    ]);
  });

  it('refuses a slot that another live remote fills', () => {
    const thief = candidate({ slots: [...slots, { name: 'enquiry-panel' }] });
    expect(reasonsOf(thief)).toEqual(['The slot enquiry-panel belongs to mf-dealers.']);
  });

  it('refuses a slot that the shell does not have', () => {
    const lost = candidate({ slots: [...slots, { name: 'banner' }] });
    expect(reasonsOf(lost)).toEqual([
      'The shell has no slot banner: it has book-now, offers-popup, enquiry-panel, product-menu.',
    ]);
  });

  it('refuses to lose a route or a slot, unless that is meant', () => {
    const smaller = candidate({ routes: [{ path: '/about-us' }] });
    expect(reasonsOf(smaller)).toEqual([
      'The route / was there and is gone (pass --allow-removal if that is meant).',
      'The slot offers-popup was there and is gone (pass --allow-removal if that is meant).',
    ]);
    expect(reasonsOf(smaller, true)).toEqual([]);
  });

  it.each([
    ['/product/:id', ['/product/:slug']],
    ['/stories', ['/stories/:page?']],
    ['/stories/:page?', ['/stories', '/stories/:number']],
    ['/About-Us', ['/about-us/']],
  ])('loses no route when the addresses of %s are those of %j', (before, paths) => {
    const registry = withLiveRoute(before);
    const next = candidate({ routes: paths.map((path) => ({ path })) });
    expect(() => passGate(next, registry, provides, false)).not.toThrow();
  });

  it.each([
    ['/product/new', ['/product/:id']],
    ['/stories/:page?', ['/stories']],
    ['/stories/:page', ['/stories/*']],
  ])('loses the route %s when only %j is left', (before, paths) => {
    const registry = withLiveRoute(before);
    const next = candidate({ routes: paths.map((path) => ({ path })) });
    expect(() => passGate(next, registry, provides, false)).toThrow(
      `The route ${before} was there and is gone`,
    );
  });

  it('says everything that is wrong at once', () => {
    const broken = candidate({ requires: { react: '^20.0.0', vue: '^3.0.0' }, routes: [] });
    expect(reasonsOf(broken)).toHaveLength(4);
  });
});

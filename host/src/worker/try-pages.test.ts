import type { RenderResult } from './messages';
import { chosenAddresses, sampleAddress, tryPages, unknownAddress } from './try-pages';

const faults: string[] = [];
const head = { title: 'T', description: 'D' };
const FULL = '<header>Menu</header><main id="main"><div><h1>Offers</h1></div></main>';
const page = (status: number, html = FULL): RenderResult => ({
  page: {
    html: html,
    styles: '',
    status,
    routeId: 'x',
    head,
    hasAllData: true,
    failedReads: {},
    loaderData: '{}',
  },
});

const outcomes: Record<string, () => RenderResult> = {
  '/good': () => page(200),
  '/elsewhere': () => ({ redirect: '/good', status: 302 }),
  '/product/sample': () => page(404),
  '/lost': () => page(404),
  '/emptied': () => page(200, FULL.replace('<h1>Offers</h1>', '<style>a{}</style> ')),
  '/picture': () => page(200, FULL.replace('<h1>Offers</h1>', '<img src="/a.png" alt="">')),
  '/product/gone': () => page(404),
  '/fault': () => {
    faults.push('mf-a@unreleased failed: data (its loader returned no fallback)');
    return page(503);
  },
  '/throws': () => {
    throw new Error('no shell');
  },
};

const tried: string[] = [];
const problemsOf = (...paths: string[]) =>
  problemsAt(async (path) => unknownAddress(path), ...paths);
const problemsAt = (
  addressesOf: Parameters<typeof tryPages>[0]['addressesOf'],
  ...paths: string[]
) =>
  tryPages({
    addressesOf,
    snapshot: {
      id: 'x',
      remotes: [
        {
          name: 'mf-a',
          version: 'unreleased',
          entry: '/a.js',
          routes: paths.map((path) => ({ path, preload: [] })),
          slots: [],
        },
      ],
    },
    render: async (url) => outcomes[new URL(url).pathname]?.() ?? page(200),
    takeFaults: () => faults.splice(0),
    onPage: (path) => tried.push(path),
  });

it('the trial of pages finds nothing wrong with pages that render, lead elsewhere, or have no such product', async () => {
  expect(await problemsOf('/good', '/elsewhere', '/product/:id')).toEqual([]);
});

it('the trial of pages names each page that fails, with the reason, and goes on with the next', async () => {
  expect(await problemsOf('/fault', '/throws', '/lost', '/good')).toEqual([
    'The page /fault fails on the server: mf-a@unreleased failed: data (its loader returned no fallback)',
    'The page /throws cannot be rendered: Error: no shell',
    'The page /lost answers with status 404.',
  ]);
  expect([...new Set(tried.slice(-8))]).toEqual(['/fault', '/throws', '/lost', '/good']);
});

it('the trial of pages names a page that shows nothing, and accepts one that shows only a picture', async () => {
  expect(await problemsOf('/emptied', '/picture')).toEqual([
    'The page /emptied is empty: no word and no picture.',
  ]);
});

it('the trial of pages takes the first and the last address that a page lists, which must both be there', async () => {
  const listed = async () => chosenAddresses(['/product/a', '/product/b', '/product/gone']);
  expect(await problemsAt(listed, '/product/:id')).toEqual([
    'The page /product/:id (/product/gone) answers with status 404.',
  ]);
  expect(tried.slice(-2)).toEqual(['/product/:id (/product/a)', '/product/:id (/product/gone)']);
  expect(chosenAddresses(['/product/a'])).toHaveLength(1);
  expect(chosenAddresses([])).toEqual([]);
});

it('the trial of pages names a page whose addresses cannot be listed', async () => {
  const fails = async () => {
    throw new Error('no list');
  };
  expect(await problemsAt(fails, '/product/:id')).toEqual([
    'The addresses of the page /product/:id cannot be listed: Error: no list',
  ]);
});

it.each([
  ['/', '/'],
  ['/product/:productId/specs', '/product/sample/specs'],
  ['/a/:x?', '/a'],
  ['/files/*', '/files'],
])('the trial of pages takes %s at %s', (path, address) => {
  expect(sampleAddress(path)).toBe(address);
});

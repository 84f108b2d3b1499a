import { overBudget } from '../../fixtures/page-budgets';
import { measurePage } from '../../fixtures/page-cost';
import { expect, test } from '../../fixtures/test';

/** A page of every remote and of each kind of text, and the two that cost most. */
const PATHS = [
  '/',
  '/test-ride',
  // A dealer in the address brings the form at once.
  '/test-ride?dealer=1001',
  '/product/vayu_marut',
  '/product/vayu_marut/technical-specifications',
  '/vayu_marut-gt/preorder',
  '/about-us',
  '/gallery',
  '/offers',
  '/terms-conditions',
  '/privacy-policy',
  '/cookies-policies',
  '/refund-policy',
  '/ownership/service',
  '/ownership/warranty',
  '/ownership/roadside',
  '/ownership/faqs',
  '/ownership/accessories',
  '/ownership/manuals',
  '/order/history',
  '/locate-dealer',
  '/become-dealer',
  '/company-office',
  '/offline-events',
  '/test-ride-walkins',
];

test.use({ viewport: { width: 412, height: 823 } });

for (const path of PATHS) {
  test(`${path} keeps to its budget, and every script of it is known in one trip`, async ({
    page,
  }) => {
    expect(overBudget(path, await measurePage(page, path))).toEqual([]);
  });
}

test('a page that breaks its budget is told apart by path, part and difference', () => {
  const kept = { script: 0, entry: 0, hero: 0, shift: 0 };
  const cost = { ...kept, html: 40_000, scriptRequests: 15, remotes: 2, late: ['/a.js'] };
  expect(overBudget('/', cost)).toEqual([
    '/: scriptRequests is 15, 3 over its budget of 12',
    '/: remotes is 2, 1 over its budget of 1',
    '/: html is 39.1 KB, 20.9 KB over its budget of 18.2 KB',
    '/: the document does not ask for /a.js, so it comes a trip later',
  ]);
});

test('a page that grows, or whose document asks for a script no more, breaks its budget', async ({
  page,
}) => {
  const padding = Array.from({ length: 4_000 }, (_, n) => (n * 7_919).toString(36)).join(' ');
  await page.route('**/locate-dealer', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace('</head>', `<meta name="padding" content="${padding}"></head>`);
    await route.fulfill({ response, body: changed });
  });
  const excess = overBudget('/locate-dealer', await measurePage(page, '/locate-dealer'));
  expect(excess).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^\/locate-dealer: html is [\d.]+ KB, [\d.]+ KB over its budget of 18\.0 KB$/,
      ),
      expect.stringMatching(/asks? for \/releases\/mf-dealers\/.*, so it comes a trip later$/),
    ]),
  );
});

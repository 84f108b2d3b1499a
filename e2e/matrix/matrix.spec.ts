import { type Fault, faults } from '../fixtures/matrix/faults';
import { firefox, openFirefoxPage, startFirefox } from '../fixtures/matrix/firefox-page';
import { type MatrixSite, startMatrix } from '../fixtures/matrix/matrix-site';
import { type Cell, goElsewhere, meetInBrowser } from '../fixtures/matrix/meet';
import { firstRoutes, type MatrixRoute } from '../fixtures/matrix/routes';
import type { BrowserPage } from '../fixtures/matrix/visitor';
import { witness } from '../fixtures/matrix/witness';
import { expect, test } from '../fixtures/test';

test.setTimeout(3_600_000);

const allCells = (routes: readonly MatrixRoute[]): Cell[] =>
  faults.flatMap((fault) => routes.map((route) => ({ fault, route })));

/** A slow API is left out: a navigation waits as long for it as a single read may take. */
const isFirstOfClass = (fault: Fault): boolean =>
  faults.find((other) => other.class === fault.class && !other.isSlow) === fault;

/** Meets every cell in a browser, those of two remotes beside each other, each in a page of its own. */
async function meetAll(
  site: MatrixSite,
  cells: readonly Cell[],
  openPage: () => Promise<BrowserPage>,
): Promise<void> {
  const first = firstRoutes(site.routes);
  const pages = new Map<string, BrowserPage>();
  for (const { remote } of first) pages.set(remote, await openPage());
  const meet = (page: BrowserPage, cell: Cell) =>
    test.step(`${cell.fault.name}: ${cell.route.path}`, async () => {
      await meetInBrowser(page, cell, site);
      if (first.includes(cell.route) && isFirstOfClass(cell.fault))
        await goElsewhere(page, cell, site);
    });
  for (const fault of faults) {
    site.failApi(fault.api);
    const waiting = [...pages];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [remote, page] = next;
        const own = cells.filter((cell) => cell.fault === fault && cell.route.remote === remote);
        for (const cell of own) await meet(page, cell);
      }
    };
    const known = await witness(site.site, 'any');
    await Promise.all([lane(), lane()]);
    if (fault.reads && cells.some((cell) => cell.fault === fault)) await known.tells(fault.reads);
    site.failApi();
  }
}

test('a fault costs its own part of the page only, on every route of every remote', async ({
  context,
  startSite,
  consoleGuard,
}) => {
  // The console of a page with a fault says so in many ways.
  consoleGuard.allow(/./);
  const site = await startMatrix(startSite);
  await meetAll(site, allCells(site.routes), () => context.newPage());
  site.close();
  expect(site.routes.length).toBeGreaterThan(firstRoutes(site.routes).length);
});

const title = 'a fault costs its own part of the page only, in Firefox too';
test(firefox ? title : `NOT RUN, this machine has no Firefox: ${title}`, async ({ startSite }) => {
  if (!firefox) return;
  const site = await startMatrix(startSite);
  const cells = allCells(site.routes);
  const browser = await startFirefox(firefox);
  try {
    await meetAll(site, cells, () => openFirefoxPage(browser));
  } finally {
    await browser.close();
    site.close();
  }
  expect(cells.length).toBeGreaterThan(site.routes.length);
});

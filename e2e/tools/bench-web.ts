import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { repoRoot } from '../site/addresses';
import { type Front, startFront } from './bench-web/front';
import { learnPageScripts } from './bench-web/learn-scripts';
import { runLighthouse, type Throttling, throttlings } from './bench-web/lighthouse-run';
import { runNavigation } from './bench-web/navigation-run';
import { buildOne } from './bench-web/one-build';
import { PAGES } from './bench-web/pages';
import { headLines, navigationLine, pageLines, type Runs } from './bench-web/table';
import { type Variant, variants } from './bench-web/variants';
import { writeSection } from './bench-web/write-section';
import { readRuns } from './read-runs';
import { chromiumFlags, chromiumPath, openBrowser, site } from './site';

/**
 * `pnpm bench web`: our pages as a phone gets them, beside the same sources without federation, without
 * server rendering, and without both. Interleaved, so that a noisy minute hits all alike; medians with
 * ranges, ratios first, one table for each way of throttling. Needs the running site (`SITE`, else `npm start`) of
 * these very sources.
 *
 * `--runs 5 --pages home,booking --throttling applied,simulated --peer http://… --write`
 */

/** Those that the peer has. */
const PEER_PAGES = ['home', 'booking'];
const PEER = 'peer';
const NAVIGATION = ['/', '/test-ride'] as const;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(PAGES).join(',') },
    throttling: { type: 'string', default: 'applied,simulated' },
    peer: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** @throws Error naming a word that is none of the known ones */
function chosen<T extends string>(text: string, known: readonly T[], option: string): T[] {
  return text.split(',').map((word) => {
    const found = known.find((one) => one === word);
    if (!found) throw new Error(`--${option} takes ${known.join(', ')}, not "${word}"`);
    return found;
  });
}

const runs = readRuns(values.runs);
const pages = chosen(values.pages, Object.keys(PAGES), 'pages');
const ways = chosen(values.throttling, Object.keys(throttlings) as Throttling[], 'throttling');
const names = Object.keys(variants) as Variant[];
const columns = [
  ...names.map((key) => ({ key: key as string, label: variants[key] })),
  ...(values.peer ? [{ key: PEER, label: 'static Next.js' }] : []),
];

const started = Date.now();
const one = await buildOne();
const pageScripts = new Map<string, readonly string[]>();
const fronts = new Map<Variant, Front>();
for (const name of names) fronts.set(name, await startFront(name, { site, one, pageScripts }));
const originOf = (key: string) => fronts.get(key as Variant)?.origin ?? values.peer ?? '';

const measured = new Map<string, Runs & { runs: object[] }>();
const navigations = new Map<string, number[]>();
const browser = await openBrowser();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});

async function measure(page: string, variant: string, throttling: Throttling): Promise<void> {
  const key = [page, variant, throttling].join(' ');
  const entry = measured.get(key) ?? { page, variant, throttling, runs: [] };
  measured.set(key, entry);
  const url = originOf(variant).replace(/\/$/, '') + PAGES[page];
  try {
    entry.runs.push(await runLighthouse(url, throttling, chrome.port));
  } catch (error) {
    console.error(`✗ ${key}: ${error instanceof Error ? error.message : error}`);
  }
}

async function navigate(name: Variant): Promise<void> {
  const times = navigations.get(name) ?? [];
  navigations.set(name, times);
  try {
    times.push(await runNavigation(browser, originOf(name), NAVIGATION));
  } catch (error) {
    console.error(`✗ navigation ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

try {
  const learner = fronts.get('one-server');
  if (learner) await learnPageScripts(browser, learner, Object.values(PAGES), pageScripts);
  for (let run = 1; run <= runs; run += 1) {
    for (const throttling of ways) {
      for (const page of pages) {
        for (const { key } of columns) {
          if (key === PEER && !PEER_PAGES.includes(page)) continue;
          await measure(page, key, throttling);
        }
      }
    }
    // Always on a slow line, whatever Lighthouse does.
    if (ways.includes('applied')) for (const name of names) await navigate(name);
    console.error(`run ${run} of ${runs}: ${Math.round((Date.now() - started) / 60_000)} min`);
  }
} finally {
  await browser.close();
  chrome.kill();
  for (const front of fronts.values()) await front.stop();
}

const all = [...measured.values()];
const date = new Date(started).toISOString().slice(0, 10);
const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
const linesOf = (way: Throttling): string[] => [
  `${date}, ${runs} interleaved runs of each, ${processor}, load average ${loadavg()[2]?.toFixed(1)}, throttling ${way}; median [least–most]. Bold: how many times ours it is.`,
  '',
  ...headLines(columns),
  ...pages.flatMap((page) => pageLines(page, columns, all, way)),
  ...(way === 'applied' ? [navigationLine('home → booking', columns, navigations)] : []),
];
for (const way of ways) {
  const lines = linesOf(way);
  console.log(lines.join('\n'));
  if (values.write)
    await writeSection(join(repoRoot, 'docs/measured-pages.md'), `web, ${way}`, lines);
}

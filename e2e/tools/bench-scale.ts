import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releasesDir } from '@site/federation';
import { launch } from 'chrome-launcher';
import { type ChildService, startChild } from '../fixtures/child-service';
import { repoRoot, scratchDir } from '../site/addresses';
import { type FirstLoad, measureFirstLoad } from './bench-scale/first-load';
import { generateRemotes } from './bench-scale/generate-remotes';
import { runLighthouse } from './bench-web/lighthouse-run';
import { cell, spreadOf } from './bench-web/table';
import { writeSection } from './bench-web/write-section';
import { readRuns } from './read-runs';
import { chromiumFlags, chromiumPath, openBrowser } from './site';

/**
 * `pnpm bench scale`: what the home page costs when the site has 4, 20, 50 and 100 remotes, the further
 * ones generated. Hosts and an API of its own, on copies of the store (`RELEASES_DIR`).
 *
 * `--counts 4,20,50,100 --runs 5 --write`
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    counts: { type: 'string', default: '4,20,50,100' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const REAL = 4;
const READY_LIMIT_MS = 300_000;
const counts = values.counts.split(',').map(Number);
const runs = readRuns(values.runs);
if (counts.some((count) => !Number.isInteger(count) || count < REAL))
  throw new Error(`--counts takes whole numbers from ${REAL}`);

interface Site {
  count: number;
  store: string;
  host: ChildService | undefined;
  loads: FirstLoad[];
  ready: number[];
  paint: number[];
}

await mkdir(scratchDir, { recursive: true });
const folder = await mkdtemp(join(scratchDir, 'bench-scale-'));
const api = await startChild('api/src/main.ts', {
  API_PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
});

async function prepare(count: number): Promise<Site> {
  const store = join(folder, `releases-${count}`);
  await cp(releasesDir(), store, { recursive: true });
  if (count > REAL) await generateRemotes(store, count - REAL);
  return { count, store, host: undefined, loads: [], ready: [], paint: [] };
}

/** Starts the host of a site, and notes how long it took until it may be sent visitors. */
async function start(site: Site): Promise<void> {
  const started = performance.now();
  site.host = await startChild('host/server/main.ts', {
    PORT: '0',
    RELEASES_DIR: site.store,
    STATE_DIR: join(folder, `state-${site.count}`),
    API_ORIGIN: `http://127.0.0.1:${api.port}`,
    LOG_LEVEL: 'fatal',
  });
  while (!(await fetch(`${originOf(site)}/readyz`)).ok) {
    if (performance.now() - started > READY_LIMIT_MS)
      throw new Error(`The host with ${site.count} remotes is not ready:\n${site.host.log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  site.ready.push(performance.now() - started);
}

const originOf = ({ host }: Site) => `http://localhost:${host?.port}`;

/** A load of which Lighthouse has no record, as happens once in many, is said and left out. */
async function measurePaint(site: Site, port: number): Promise<void> {
  try {
    const { paint } = await runLighthouse(originOf(site), 'applied', port);
    if (paint !== undefined) site.paint.push(paint);
  } catch (error) {
    console.error(`✗ ${site.count} remotes: ${error instanceof Error ? error.message : error}`);
  }
}

const browser = await openBrowser();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});
const sites: Site[] = [];
try {
  for (const count of counts) sites.push(await prepare(count));
  for (let run = 1; run <= runs; run += 1) {
    for (const site of sites) {
      await site.host?.stop();
      await start(site);
      site.loads.push(await measureFirstLoad(browser, originOf(site)));
    }
    for (const site of sites) {
      await measurePaint(site, chrome.port);
    }
    console.error(`run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  chrome.kill();
  for (const { host } of sites) await host?.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}

const kb = (value: number) => `${(value / 1_024).toFixed(1)} KB`;
const seconds = (value: number) => `${(value / 1_000).toFixed(2)} s`;
const first = sites[0];
const lines = [
  `${new Date().toISOString().slice(0, 10)}, ${runs} interleaved runs, the further remotes generated; median [least–most]. Bold: how many times the first line it is.`,
  '',
  '| remotes | HTML | scripts until alive | their number | home’s largest paint, slow 4G, CPU ÷ 4 | host ready after its start | directory, in an idle moment |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...sites.map((site) => {
    const { count, loads, paint, ready } = site;
    const beside = site === first ? undefined : first;
    const ofLoads = (part: keyof FirstLoad, write: (value: number) => string) =>
      cell(spreadOf(loads.map((load) => load[part])), undefined, write);
    const cells = [
      ofLoads('html', kb),
      ofLoads('script', kb),
      ofLoads('scriptRequests', String),
      cell(spreadOf(paint), spreadOf(beside?.paint ?? []), seconds),
      cell(spreadOf(ready), spreadOf(beside?.ready ?? []), seconds),
      ofLoads('directory', kb),
    ];
    return `| ${count} | ${cells.join(' | ')} |`;
  }),
];
console.log(lines.join('\n'));
if (values.write) await writeSection(join(repoRoot, 'docs/measured-pages.md'), 'scale', lines);

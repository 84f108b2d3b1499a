import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../site/addresses';
import { startBenchSite } from './bench-site';

/**
 * `pnpm bench release [rounds]`: how long release, preview, trial, promotion and rollback of mf-dealers take on a
 * running site: the command with the start of its process, and from its end until visitors are given what it was
 * about. On a copy of the store, with a host and an API of its own; writes docs/figures/release.json.
 */
const REMOTE = 'mf-dealers';
const PAGE = '/locate-dealer';
const ROUNDS = Number(process.argv[2]) || 5;
const LOOK_EVERY_MS = 50;
const LIMIT_MS = 120_000;
/** A group that is in a trial of a tenth. */
const IN_TRIAL = 'group=3';

interface Times {
  commandMs: number[];
  servedMs: number[];
}
const times = new Map<string, Times>();
const ms = (from: number) => Math.round(performance.now() - from);

const site = await startBenchSite();

/** Runs `pnpm release` as a person would. @returns what it printed */
async function release(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', 'shared/federation/src/cli.ts', ...args],
    { cwd: repoRoot, env: { ...process.env, RELEASES_DIR: site.store, SITE_ORIGIN: site.origin } },
  );
  return stdout;
}

/** Looks every 50 ms until there is what is waited for. @throws Error after two minutes */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const started = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (ms(started) > LIMIT_MS) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Waits until a visitor with this cookie is given a version. */
async function untilServed(version: string, cookie = ''): Promise<void> {
  const mark = `data-mf="${REMOTE}@${version}"`;
  await until(`${REMOTE} ${version}`, async () => {
    const html = await (await fetch(site.origin + PAGE, { headers: { cookie } })).text();
    return html.includes(mark) || undefined;
  });
}

/** The cookie that a preview link gives, as soon as the host knows the version. */
async function cookieOf(printed: string): Promise<string> {
  const link = /https?:\/\/\S+\/federation\/preview\?link=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`No preview link in: ${printed}`);
  return until('the cookie of a preview', async () => {
    const { headers } = await fetch(link, { redirect: 'manual' });
    const cookie = headers.get('set-cookie')?.split(';', 1)[0];
    return cookie?.startsWith('preview=') ? cookie : undefined;
  });
}

async function measure(
  name: string,
  args: readonly string[],
  version: string,
  cookie?: (printed: string) => Promise<string> | string,
): Promise<void> {
  const started = performance.now();
  const printed = await release(...args);
  const commandMs = ms(started);
  const ended = performance.now();
  await untilServed(version, await cookie?.(printed));
  const servedMs = ms(ended);
  const known = times.get(name) ?? { commandMs: [], servedMs: [] };
  times.set(name, {
    commandMs: [...known.commandMs, commandMs],
    servedMs: [...known.servedMs, servedMs],
  });
  console.log(`${name}: ${commandMs} ms, served ${servedMs} ms later`);
}

const summary = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { median, least: sorted[0], most: sorted.at(-1) };
};

try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [first, second] = [`99.${round}.0`, `99.${round}.1`];
    const note = ['--note', 'bench'];
    await measure('release', [REMOTE, '--no-browser', '--version', first, ...note], first);
    const asPreview = [REMOTE, '--no-browser', '--version', second, '--preview', ...note];
    await measure('preview', asPreview, second, cookieOf);
    const asTrial = ['canary', REMOTE, '--share', '10', ...note];
    await measure('canary', asTrial, second, () => IN_TRIAL);
    await measure('promote', ['promote', REMOTE, ...note], second);
    await measure('rollback', ['rollback', REMOTE, ...note], first);
  }
} finally {
  await site.stop();
}
const commands = [...times].map(([command, { commandMs, servedMs }]) => ({
  command,
  commandMs: summary(commandMs),
  servedMs: summary(servedMs),
}));
const result = {
  at: new Date().toISOString(),
  rounds: ROUNDS,
  loadAverage: loadavg().map(Math.round),
  commands,
};
await writeFile(
  join(repoRoot, 'docs/figures/release.json'),
  `${JSON.stringify(result, null, 2)}\n`,
);

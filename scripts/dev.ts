import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  ensureStore,
  openReleases,
  readRegistry,
  releasesDir,
  remoteNames,
  workspaceRoot,
} from '@site/federation';
import { type HotTarget, readHotTargets } from './lib/hot-remotes';
import { sharedSourcesBelow } from './lib/packages-below';
import { buildContent, buildHostIfChanged, checkContent, release } from './lib/prepare';
import { isSource, onSourceChange } from './lib/restart-on-change';
import { RestartedService } from './lib/restarted-service';
import { ServiceGroup } from './lib/service-group';
import { showHelp } from './lib/show-help';
import { ensureFoldersToBuild } from './lib/site-folders';
import { endOnFailure, reportStart, startApi, startHost } from './lib/start-site';

showHelp(`npx pnpm dev [remote …]
Serves the site with the API, the host and some remotes hot, the others as released; without a name all of them are hot
(docs/development.md).
  mf-catalog                    that remote, from its folder here
  mf-catalog=../my/mf-catalog   its sources, or a remote of another repository, from another folder
Settings: PORT (3000), API_PORT (4000), DEV_PORT (3100: dev servers look for free ports from there), API_ORIGIN (an API
that runs elsewhere; none is started), and those of \`npm start\`.`);

/**
 * `pnpm dev`: API, content and host with all remotes hot. `pnpm dev mf-catalog …`: only those hot, the
 * others as released. With API_ORIGIN set, that API is used and none is started.
 */
const services = new ServiceGroup();

/** The remotes that nobody works on come from the registry; those that it lacks are released first. */
async function releaseMissing(hot: readonly HotTarget[]): Promise<void> {
  await openReleases();
  await ensureStore(releasesDir());
  const released = (await readRegistry(releasesDir())).microFrontends;
  const missing = remoteNames().filter(
    (name) => !released[name] && !hot.some((target) => target.name === name),
  );
  if (missing.length === 0) return;
  await buildHostIfChanged();
  for (const name of missing) await release(name, 'pnpm dev');
}

/** Folders that the content is made of; brochures name prices, which the seeds have. */
const CONTENT = ['json', 'originals', 'turns', 'films', 'handbooks', 'brochures']
  .map((name) => `api/content/${name}`)
  .concat('api/seeds');

/** Folders of the shared packages' sources: what a host that did not start may have stumbled over. */
const sharedSources = (): string[] =>
  readdirSync(join(workspaceRoot, 'shared'))
    .map((name) => join(workspaceRoot, 'shared', name, 'src'))
    .filter((dir) => existsSync(dir));

/** The API that the site reads from, restarted when its sources, the shared packages it runs on or the content change. */
async function provideApi(): Promise<string> {
  const given = process.env['API_ORIGIN'];
  if (given) return given;
  const port = await startApi(services);
  const restartApi = () => restart('API', () => startApi(services, { port: `${port}` }));
  await onSourceChange(['api/src', ...sharedSourcesBelow(workspaceRoot, 'api')], restartApi);
  await onSourceChange(CONTENT, async () => {
    try {
      await checkContent();
    } catch (error) {
      // What is wrong is mended by the next change; until then the API goes on with what it has.
      if (!services.isStopping) reportStart(error);
      return;
    }
    await restartApi();
  });
  return `http://127.0.0.1:${port}`;
}

/** A change that does not start is mended by a later one: development goes on. */
async function restart(name: string, start: () => Promise<number>): Promise<void> {
  if (services.isStopping) return;
  console.log(`• restarting the ${name}`);
  await services.stop(name);
  await start().then(
    () => console.log(`• the ${name} is back`),
    (error: unknown) => {
      if (services.isStopping) return;
      reportStart(error);
      console.error(`• the ${name} is down until a change mends it`);
    },
  );
}

async function main(): Promise<void> {
  const started = performance.now();
  const hot = readHotTargets(process.argv.slice(2));
  ensureFoldersToBuild();
  await Promise.all([buildContent(), releaseMissing(hot)]);
  const apiOrigin = await provideApi();
  const start = (env: NodeJS.ProcessEnv = {}) =>
    startHost(services, 'host/server/dev/main.ts', apiOrigin, {
      HOT_REMOTES: JSON.stringify(hot.map((target) => target.dir)),
      ...env,
    });
  const port = await start();
  const folders = hot.map(({ dir }) => dir);
  // Of a hot remote the builds follow all but its package.json, which they read once: what it exposes.
  const packages = new Set(folders.map((dir) => join(dir, 'package.json')));
  const restarting = ['host/server', 'shared/federation/src'].map((dir) =>
    join(workspaceRoot, dir),
  );
  const isIn = (dirs: readonly string[], file: string) =>
    dirs.some((dir) => file.startsWith(dir + sep));
  const host = new RestartedService({
    start: () => start({ PORT: `${port}` }),
    isReason: (file) => packages.has(file) || (isIn(restarting, file) && isSource(file)),
  });
  await onSourceChange(
    [...restarting, ...sharedSources(), 'host/src', ...folders],
    () => restart('host', host.start),
    host.isReason,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
  Ready in ${seconds} s

  Site           http://localhost:${port}
  Design system  http://localhost:${port}/dev/ui
  API            ${apiOrigin}/api/docs
  Hot            ${hot.map((target) => target.name).join(', ')}

  Ctrl-C stops everything.
`);
  process.send?.({ type: 'ready', port });
}

endOnFailure(services, main());

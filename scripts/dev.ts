import { ensureStore, readRegistry, releasesDir, remoteNames } from '@site/federation';
import { type HotTarget, readHotTargets } from './lib/hot-remotes';
import { buildContent, buildHostIfChanged, release } from './lib/prepare';
import { onSourceChange } from './lib/restart-on-change';
import type { Service } from './lib/service';
import { ServiceGroup } from './lib/service-group';
import { ensureFolders, explainStart, startApi, startHost } from './lib/start-site';

/**
 * `pnpm dev`: API, content and host with all remotes hot. `pnpm dev mf-catalog …`: only those hot, the
 * others as released. With API_ORIGIN set, that API is used and none is started.
 */
const services = new ServiceGroup();

/** The remotes that nobody works on come from the registry; those that it lacks are released first. */
async function releaseMissing(hot: readonly HotTarget[]): Promise<void> {
  await ensureStore(releasesDir());
  const released = (await readRegistry(releasesDir())).microFrontends;
  const missing = remoteNames().filter(
    (name) => !released[name] && !hot.some((target) => target.name === name),
  );
  if (missing.length === 0) return;
  await buildHostIfChanged();
  for (const name of missing) await release(name, 'pnpm dev');
}

async function startApiOnce(): Promise<string> {
  const given = process.env['API_ORIGIN'];
  if (given) return given;
  let api: Service | undefined;
  const start = async () => {
    if (api) await services.remove(api);
    api = await startApi();
    services.add(api);
  };
  await start();
  onSourceChange(['api/src'], () => restart('API', start));
  return `http://127.0.0.1:${api?.port}`;
}

/** A change that does not start is mended by the next one: development goes on. */
async function restart(name: string, start: () => Promise<void>): Promise<void> {
  if (services.isStopping) return;
  console.log(`• restarting the ${name}`);
  await start().catch((error: unknown) => console.error(explainStart(error)));
}

async function main(): Promise<void> {
  const started = performance.now();
  const hot = readHotTargets(process.argv.slice(2));
  ensureFolders();
  await Promise.all([buildContent(), releaseMissing(hot)]);
  const apiOrigin = await startApiOnce();
  let host: Service | undefined;
  const start = async () => {
    if (host) await services.remove(host);
    host = await startHost('host/server/dev/main.ts', apiOrigin, {
      HOT_REMOTES: JSON.stringify(hot.map((target) => target.dir)),
    });
    services.add(host);
  };
  await start();
  onSourceChange(['host/server', 'shared/federation/src'], () => restart('host', start));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
  Ready in ${seconds} s

  Site           http://localhost:${host?.port}
  Design system  http://localhost:${host?.port}/dev/ui
  API            ${apiOrigin}/api/docs
  Hot            ${hot.map((target) => target.name).join(', ')}

  Ctrl-C stops everything.
`);
  process.send?.({ type: 'ready', port: host?.port });
}

main().catch(async (error: unknown) => {
  console.error(explainStart(error));
  await services.stopAll(1);
});

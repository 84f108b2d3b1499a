import { registerRemotes } from '@module-federation/enhanced/runtime';
import { setRuntimeConfig } from '@site/shell';
import { loadExpose } from './federation/load-expose';
import './federation/provided';
import type { RemoteRoute } from '@site/shell';
import { loadContainersFromDisk } from './worker/disk-loader';

/**
 * Says what a built remote declares, by running it beside the host's own singletons. The release
 * command starts this as a process of its own: `node inspect.cjs <name> <server entry> <exposes…>`.
 * The last line of its output is JSON for {@link BuiltRemote} of @site/federation.
 */
declare global {
  /** Filled by the chunk-log plugin of server builds. */
  var requestedChunks: Set<string> | undefined;
}

async function recordChunks<T>(run: () => Promise<T>): Promise<{ value: T; chunks: string[] }> {
  const requested = new Set<string>();
  globalThis.requestedChunks = requested;
  const value = await run();
  globalThis.requestedChunks = undefined;
  return { value, chunks: [...requested] };
}

async function inspect(name: string, entry: string, exposes: readonly string[]) {
  setRuntimeConfig({
    siteOrigin: 'http://localhost',
    apiOrigin: 'http://localhost',
    app: 'ev',
    trackingId: '',
  });
  loadContainersFromDisk();
  registerRemotes([{ name, entry, type: 'commonjs-module' }]);
  const remote = { name, version: 'unreleased', entry, routes: [], slots: [] };
  const routesModule = await recordChunks(() => loadExpose(remote, 'routes'));
  const routes = routesModule.value['routes'] as readonly RemoteRoute[] | undefined;
  if (!Array.isArray(routes)) throw new Error('./routes must export "routes"');
  const pages = [];
  for (const route of routes as readonly RemoteRoute[]) {
    const page = await recordChunks(route.lazy);
    if (!page.value.Component) throw new Error(`The page of ${route.path} exports no Component`);
    pages.push({
      path: route.path,
      chunks: [...new Set([...routesModule.chunks, ...page.chunks])],
    });
  }
  const slots = [];
  for (const expose of exposes.filter((e) => e.startsWith('./slots/'))) {
    const slot = await recordChunks(() => loadExpose(remote, expose.slice('./'.length)));
    if (!slot.value['Slot']) throw new Error(`${expose} must export "Slot"`);
    slots.push({ name: expose.slice('./slots/'.length), chunks: slot.chunks });
  }
  return { routes: pages, slots };
}

const [name = '', entry = '', ...exposes] = process.argv.slice(2);
inspect(name, entry, exposes).then(
  (built) => {
    process.stdout.write(`\n${JSON.stringify(built)}\n`, () => process.exit(0));
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

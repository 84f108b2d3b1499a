import { loadShare, registerRemotes } from '@module-federation/enhanced/runtime';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { setRuntimeConfig } from '@site/shell';
import { isFixedPath } from './federation/fixed-path';
import { loadExpose } from './federation/load-expose';
import './federation/provided';
import type { RemoteRoute } from '@site/shell';
import { loadContainersFromDisk } from './worker/disk-loader';
import { hasPart } from './worker/has-part';

/**
 * Says what a built remote declares, by running it beside the host's own singletons. The release
 * command starts this as a process of its own: `node inspect.cjs <name> <server entry> <exposes…>`.
 * The last line of its output is JSON for {@link BuiltRemote} of @site/federation.
 */
declare global {
  /** Filled by the chunk-log plugin of server builds. */
  var requestedChunks: Set<string> | undefined;
  var requestedShares: Set<string> | undefined;
}

const ORIGIN = 'http://localhost';

interface Recorded<T> {
  value: T;
  chunks: string[];
  /** Keys of the shared packages that were asked for. */
  shares: string[];
}

async function record<T>(run: () => Promise<T>): Promise<Recorded<T>> {
  const chunks = new Set<string>();
  const shares = new Set<string>();
  globalThis.requestedChunks = chunks;
  globalThis.requestedShares = shares;
  const value = await run();
  globalThis.requestedChunks = undefined;
  globalThis.requestedShares = undefined;
  return { value, chunks: [...chunks], shares: [...shares] };
}

/** A name imported from a shared package. */
interface SharedImport {
  key: string;
  name: string;
}

/** What either of two asked for. */
const together = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/**
 * Whether the browser is to keep a page.
 * @throws Error when one document could not serve every address of the page
 */
function isOfflinePage({ path, offline, searchParams, shownParams }: RemoteRoute): boolean {
  if (!offline) return false;
  if (!isFixedPath(path) || searchParams?.length || shownParams?.length)
    throw new Error(
      `${path} is offline: its path has no parameters and it shows no query parameters`,
    );
  return true;
}

/** What a page asks for when its address has a query parameter, by the parameter's name. */
async function recordFurther({ lazy }: RemoteRoute, query: readonly string[]) {
  const further: Record<string, Pick<Recorded<unknown>, 'chunks' | 'shares'>> = {};
  for (const name of query) {
    const { chunks, shares } = await record(() => lazy(new URL(`?${name}=1`, ORIGIN)));
    further[name] = { chunks, shares };
  }
  return further;
}

async function inspect(name: string, entry: string, exposes: readonly string[]) {
  setRuntimeConfig({
    siteOrigin: ORIGIN,
    apiOrigin: ORIGIN,
    app: DEFAULT_APP,
    trackingId: '',
  });
  loadContainersFromDisk();
  registerRemotes([{ name, entry, type: 'commonjs-module' }]);
  const remote = { name, version: 'unreleased', entry, routes: [], slots: [] };
  const routesModule = await record(() => loadExpose(remote, 'routes'));
  const routes = routesModule.value['routes'] as readonly RemoteRoute[] | undefined;
  if (!Array.isArray(routes)) throw new Error('./routes must export "routes"');
  const pages = [];
  for (const route of routes as readonly RemoteRoute[]) {
    const page = await record(() => route.lazy(new URL(ORIGIN)));
    const query = together(route.searchParams ?? [], route.shownParams ?? []);
    if (!page.value.Component) throw new Error(`The page of ${route.path} exports no Component`);
    pages.push({
      path: route.path,
      chunks: together(routesModule.chunks, page.chunks),
      shares: together(routesModule.shares, page.shares),
      query,
      further: await recordFurther(route, query),
      ...(isOfflinePage(route) && { offline: true }),
      ...(route.takesPayments && { takesPayments: true }),
      ...(route.siteData && { siteData: route.siteData }),
      ...(route.robots === false && { robots: false }),
    });
  }
  const slots = [];
  for (const expose of exposes.filter((e) => e.startsWith('./slots/'))) {
    const slot = await record(() => loadExpose(remote, expose.slice('./'.length)));
    if (!slot.value['Slot']) throw new Error(`${expose} must export "Slot"`);
    const { chunks, shares } = slot;
    slots.push({ name: expose.slice('./slots/'.length), chunks, shares });
  }
  return { routes: pages, slots, missing: await findMissing() };
}

/** Names that the sources import from shared packages and that the host's do not have. */
async function findMissing(): Promise<SharedImport[]> {
  const imports = JSON.parse(process.env['SHARED_IMPORTS'] || '[]') as SharedImport[];
  const missing: SharedImport[] = [];
  for (const { key, name } of imports) {
    const get = await loadShare<Record<string, unknown>>(key);
    const shared = get ? get() : undefined;
    // The gate says by itself which packages the host does not provide.
    if (shared && !hasPart(shared, name)) missing.push({ key, name });
  }
  return missing;
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

import { importMapText, laterMapText } from '../../src/federation/directory';
import { pageNeeds } from '../../src/federation/page-needs';
import type { FederationSnapshot, LiveRemote, LiveRoute } from '../../src/federation/snapshot';
import type { RenderedPage } from '../../src/worker/messages';
import type { LiveSet } from '../releases/live-set';
import { escapeHtml } from './safe-html';
import { inlineHash } from './security-headers';

/** What a document says of the files of its page. The same for all pages of a route, whatever they show. */
export interface PageFiles {
  /** The page's own remote with this route alone. */
  snapshot: FederationSnapshot;
  /** Preloads of its files. */
  files: string;
  /** Shared packages that it needs beside. */
  shares: readonly string[];
  /** Text of the import map: hashes of all files of its remote. */
  importMap: string;
  /** CSP expressions of this import map and of the one that the browser adds later. */
  hashes: readonly string[];
}

/** Attributes of an element that loads a script of the site. */
export const checked = (integrity: string | undefined): string =>
  `${integrity ? ` integrity="${integrity}"` : ''} crossorigin`;

/** Scripts have a low priority: all files come in one trip, and the pictures of the first view come first in it. */
const modulePreload = (file: string, integrity: string | undefined): string =>
  `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(file)}"${checked(integrity)}>`;

function describe(
  { snapshot: { id }, integrity: all }: LiveSet,
  remote?: LiveRemote,
  route?: LiveRoute,
  params: readonly string[] = [],
): PageFiles {
  const folder = remote?.entry?.slice(0, remote.entry.lastIndexOf('/') + 1) ?? '';
  const own = Object.entries(all).filter(([file]) => folder && file.startsWith(folder));
  const integrity = Object.fromEntries(own);
  const { preload, shares } = route ? pageNeeds(route, params) : { preload: [], shares: [] };
  const page = remote &&
    route && { ...remote, routes: [{ path: route.path, preload: [], shares }] };
  const importMap = importMapText(integrity);
  return {
    snapshot: { id, remotes: page ? [page] : [] },
    files: preload.map((file) => modulePreload(file, integrity[file])).join(''),
    shares,
    importMap,
    hashes: [inlineHash(importMap), inlineHash(laterMapText(all, integrity))],
  };
}

function routeOf(
  { remotes }: FederationSnapshot,
  routeId: string,
): [LiveRemote, LiveRoute] | undefined {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => routeId === `${remote.name}:${path}`);
    if (route) return [remote, route];
  }
  return undefined;
}

/** Live set → route and the parameters that need further files → what its documents say; gone with the live set. */
const made = new WeakMap<LiveSet, Map<string, PageFiles>>();

/** What the document of a rendered page says of its files; made once for a route of a live set. */
export function pageFilesOf(live: LiveSet, { routeId, params = [] }: RenderedPage): PageFiles {
  const [remote, route] = routeOf(live.snapshot, routeId) ?? [];
  // Of an address, which anybody may invent, only the names that the release declares, and each of them once.
  const further = route?.further ?? {};
  const declared = [...new Set(params)].filter((name) => Object.hasOwn(further, name)).sort();
  const key = JSON.stringify([remote?.name, route?.path, declared]);
  const ofLive = made.get(live) ?? new Map<string, PageFiles>();
  made.set(live, ofLive);
  const known = ofLive.get(key);
  if (known) return known;
  const files = describe(live, remote, route, declared);
  ofLive.set(key, files);
  return files;
}

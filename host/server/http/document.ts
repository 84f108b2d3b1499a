import { brand } from '@site/brand';
import type { PageHead, RuntimeConfig } from '@site/shell';
import type { FontAssets } from '../../fonts/font-assets';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data';
import { importMapText } from '../../src/federation/directory';
import type { FederationSnapshot } from '../../src/federation/snapshot';
import { FRAME_COLOURS } from '../../src/theme/frame-colours';
import { themeScript } from '../../src/theme/theme-script';
import type { RenderedPage } from '../../src/worker/messages';
import { directoryOf } from '../releases/live-directory';
import type { LiveSet } from '../releases/live-set';
import { headMarkup } from './head-markup';
import { escapeHtml, scriptJson } from './safe-html';
import { inlineHash } from './security-headers';

/** The host's browser script. */
export interface HostScript {
  address: string;
  /** Subresource Integrity value; only a dev server's script has none. */
  integrity?: string;
}

export interface DocumentParts {
  /** Undefined while nothing is live: only a page without a script then. */
  live: LiveSet | undefined;
  page: RenderedPage;
  head: PageHead;
  /** Undefined for a page that stays as it is. */
  script: HostScript | undefined;
  config: RuntimeConfig;
  pathname: string;
  fonts: FontAssets;
}

export interface FinishedDocument {
  html: string;
  /** CSP expressions of its inline scripts. */
  scriptHashes: string[];
}

interface ScriptMarkup {
  /** What loads and covers the scripts, for the head. */
  head: string;
  /** What they start from, for the end of the body. */
  boot: string;
  hashes: string[];
}

/** The part of a live set that a page is made of: its own remote, with this page and the slots. */
interface PageParts {
  snapshot: FederationSnapshot;
  /** Files of the page, entry first. */
  files: readonly string[];
  /** Hashes of all files of its remote. */
  integrity: Record<string, string>;
}

function partsOfPage({ snapshot, integrity }: LiveSet, routeId: string): PageParts {
  for (const remote of snapshot.remotes) {
    const route = remote.routes.find(({ path }) => routeId === `${remote.name}:${path}`);
    if (!route) continue;
    const folder = remote.entry?.slice(0, remote.entry.lastIndexOf('/') + 1) ?? '';
    const own = Object.entries(integrity).filter(([file]) => folder && file.startsWith(folder));
    const page = { ...remote, routes: [{ path: route.path, preload: [] }] };
    return {
      snapshot: { id: snapshot.id, remotes: [page] },
      files: remote.entry === null ? [] : route.preload,
      integrity: Object.fromEntries(own),
    };
  }
  return { snapshot: { id: snapshot.id, remotes: [] }, files: [], integrity: {} };
}

const modulePreload = (file: string, integrity: string | undefined): string =>
  `<link rel="modulepreload" href="${escapeHtml(file)}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`;

function scriptMarkup({ live, page, script, config }: DocumentParts): ScriptMarkup {
  if (!live || !script) return { head: '', boot: '', hashes: [] };
  const { snapshot, files, integrity } = partsOfPage(live, page.routeId);
  const { reference, importMap: laterMap } = directoryOf(live);
  const boot: BootData = {
    config: { ...config, apiOrigin: '' },
    snapshot,
    directory: reference,
    loaderData: page.loaderData,
  };
  const importMap = importMapText(integrity);
  const check = script.integrity ? ` integrity="${script.integrity}"` : '';
  return {
    head: `<script type="importmap">${importMap}</script>
${files.map((file) => modulePreload(file, integrity[file])).join('\n')}
<script defer src="${script.address}"${check} crossorigin="anonymous"></script>`,
    boot: `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot)}</script>`,
    hashes: [inlineHash(importMap), inlineHash(laterMap)],
  };
}

/**
 * The whole HTML document of a page: what the visitor needs first comes first, and everything that the
 * browser runs is covered by a hash (design §1.3, §3).
 */
export function renderDocument(parts: DocumentParts): FinishedDocument {
  const { page, head, config, pathname, fonts } = parts;
  const scripts = scriptMarkup(parts);
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${FRAME_COLOURS.light}">
<script>${themeScript}</script>
${headMarkup(head, config.siteOrigin, pathname, brand.name)}
<link rel="preload" as="font" type="font/woff2" href="${fonts.preload}" crossorigin="anonymous">
<style>${fonts.css}</style>
${page.styles}
<link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${scripts.head}
</head>
<body>
<div id="root">${page.html}</div>
${scripts.boot}
</body>
</html>`;
  return { html, scriptHashes: [...scripts.hashes, inlineHash(themeScript)] };
}

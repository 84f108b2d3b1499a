import { brand } from '@site/brand';
import type { RuntimeConfig } from '@site/shell';
import type { FontAssets } from '../../fonts/font-assets';
import { afterPictureScript } from '../../src/app/after-picture-script';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data';
import { foldRule, foldScript } from '../../src/app/laid-out-later';
import { scriptJson } from '../../src/app/script-json';
import { earlyClicksScript } from '../../src/early-input/early-clicks-script';
import { DEFAULT_REMOTE_LIMIT_MS } from '../../src/federation/remote-limit';
import { HEADER_END } from '../../src/shell/header-end';
import { FRAME_COLOURS } from '../../src/theme/frame-colours';
import { themeScript } from '../../src/theme/theme-script';
import type { RenderedPage } from '../../src/worker/messages';
import { directoryOf } from '../releases/live-directory';
import type { LiveSet } from '../releases/live-set';
import { headMarkup } from './head-markup';
import { checked, pageFilesOf } from './page-files';
import { inlineHash } from './security-headers';

/** The host's browser script. */
export interface HostScript {
  address: string;
  /** Subresource Integrity value; only a dev server's script has none. */
  integrity?: string;
}

/** The host's scripts for browsers. */
export interface HostScripts {
  main: HostScript;
  /** Shared package → the files of the host that hold it, which are not part of the main script. */
  shares: Readonly<Record<string, readonly HostScript[]>>;
  /** What any page may load later, e.g. its dialogs. */
  later: readonly HostScript[];
}

export interface DocumentParts {
  /** Undefined while nothing is live: then the page has no script, and stays as it is. */
  live: LiveSet | undefined;
  page: RenderedPage;
  scripts: HostScripts;
  config: RuntimeConfig;
  pathname: string;
  /** Where the router begins, when that is not the address that was asked for. */
  address?: string | undefined;
  /** True for the document of a page on which a visitor pays. */
  isPaymentPage: boolean;
  fonts: FontAssets;
  /** Share of visits, 0 to 1, that report how fast they were; all unless said. */
  fieldSample?: number | undefined;
  /** ms after which a remote that has not come counts as failed in the browser. */
  remoteLimitMs?: number | undefined;
  /** Markup above the shell, e.g. of a preview. */
  bar?: string;
}

export interface FinishedDocument {
  html: string;
  /** CSP expressions of its inline scripts. */
  scriptHashes: string[];
}

interface ScriptMarkup {
  /** What keeps input until they run, for the start of the head. */
  early: string;
  /** What loads and covers the scripts, for the head. */
  head: string;
  /** What they start from, and what asks for them when a picture comes first, for the end of the body. */
  boot: string;
  hashes: string[];
}

const EARLY_CLICKS_HASH = inlineHash(earlyClicksScript);
const AFTER_PICTURE_HASH = inlineHash(afterPictureScript);
const THEME_HASH = inlineHash(themeScript);
const FOLD_HASH = inlineHash(foldScript);
/**
 * Stands in the document of a page with a header only. For another one, as when the server could not render it, a browser
 * would say that the element is missing.
 */
const WAIT_FOR_HEADER = `<link rel="expect" href="#${HEADER_END}" blocking="render">\n`;
/** The page of which only what is seen first is laid out first: most visits begin there, and it is the longest. */
const FOLDED = '/';

const scriptPreload = ({ address, integrity }: HostScript): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}"${checked(integrity)}>`;

function scriptMarkup(parts: DocumentParts): ScriptMarkup {
  const { live, page, scripts, config, address, isPaymentPage, fieldSample = 1 } = parts;
  const { remoteLimitMs = DEFAULT_REMOTE_LIMIT_MS } = parts;
  if (!live) return { early: '', head: '', boot: '', hashes: [] };
  const { snapshot, files, shares, importMap, hashes } = pageFilesOf(live, page);
  const { reference } = directoryOf(live);
  const boot: Omit<BootData, 'loaderData'> = {
    config: { ...config, apiOrigin: '' },
    snapshot,
    directory: reference,
    ...(address === undefined ? {} : { address }),
    ...(isPaymentPage && { isPaymentPage }),
    ...(fieldSample === 1 ? {} : { fieldSample }),
    ...(remoteLimitMs === DEFAULT_REMOTE_LIMIT_MS ? {} : { remoteLimitMs }),
  };
  const host = `<script defer src="${scripts.main.address}"${checked(scripts.main.integrity)}></script>`;
  const shared = shares.flatMap((key) => scripts.shares[key] ?? []).map(scriptPreload);
  const loading = [host, files, ...shared].join('');
  // A picture that some windows only begin with has no say in when the scripts of all others come.
  const pictureFirst = page.head.preloadImages?.some(({ media }) => !media) ?? false;
  return {
    early: `<script>${earlyClicksScript}</script>\n`,
    head: `<script type="importmap">${importMap}</script>
${pictureFirst ? `<template>${loading}</template>` : loading}`,
    boot: `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot).slice(0, -1)},"loaderData":${page.loaderData}}</script>
${pictureFirst ? `<script>${afterPictureScript}</script>` : ''}`,
    hashes: [EARLY_CLICKS_HASH, ...(pictureFirst ? [AFTER_PICTURE_HASH] : []), ...hashes],
  };
}

/**
 * The whole HTML document of a page: what the visitor needs first comes first, and everything that the
 * browser runs is covered by a hash (design §1.3, §3). The font is asked for in the body: Chromium holds the first
 * frame back for a font that the head asks for, though the stand-in has its measures. The frame does wait for the header:
 * what of it has come moves when the rest comes.
 */
export function renderDocument(parts: DocumentParts): FinishedDocument {
  const { page, config, pathname, fonts, bar = '' } = parts;
  const scripts = scriptMarkup(parts);
  const isFolded = pathname === FOLDED;
  const hasHeader = page.html.includes(`id="${HEADER_END}"`);
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${FRAME_COLOURS.light}">
${hasHeader ? WAIT_FOR_HEADER : ''}<script>${themeScript}</script>
${isFolded ? `<script>${foldScript}</script>\n` : ''}${scripts.early}${headMarkup(page.head, config.siteOrigin, pathname, brand.name)}
<style>${fonts.css}${isFolded ? foldRule : ''}</style>
${page.styles}
<link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${scripts.head}
</head>
<body>
<link rel="preload" as="font" type="font/woff2" href="${fonts.preload}" crossorigin="anonymous">
${bar}<div id="root">${page.html}</div>
${scripts.boot}
</body>
</html>`;
  return { html, scriptHashes: [...scripts.hashes, THEME_HASH, ...(isFolded ? [FOLD_HASH] : [])] };
}

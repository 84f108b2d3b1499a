import { retryAfter } from '@site/server';
import type { RuntimeConfig } from '@site/shell';
import type { FontAssets } from '../../fonts/font-assets';
import { OFFLINE_ID_HEADER } from '../../src/offline/manifest';
import type { RenderedPage } from '../../src/worker/messages';
import { type HostScripts, renderDocument } from '../document/document';
import { previewBar } from '../document/preview-bar';
import {
  contentSecurityPolicy,
  openerPolicy,
  permissionsPolicy,
} from '../document/security-headers';
import type { OfflinePages } from '../offline/offline-pages';
import type { LiveSet } from '../releases/live-set';
import type { Rendered } from '../render/render-service';
import type { PreviewPart } from '../visits/visits';
import { PageAnswer } from './page-answer';
import { FRESH_S } from './page-cache';
import { takesPayments } from './takes-payments';

/**
 * When a visitor's browser or a crawler may ask for a faulty page again: by chance, so that all who met the fault do
 * not come back in one moment.
 * @param knownMs how long it is sure that it stays as it is
 */
export function comeBack(knownMs = 0) {
  const from = Math.max(Math.ceil(knownMs / 1_000), 4);
  return retryAfter({ from, to: from + 2 });
}

/** A page of a preview, or for the team: neither a search engine nor a cache may know of it. */
export const HIDDEN = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

/** Browsers ask every time (and get a 304); a CDN may answer for seconds by itself. */
const KEPT = `public, max-age=0, must-revalidate, s-maxage=${FRESH_S}`;

export interface ComposerOptions {
  scripts: HostScripts;
  fonts: FontAssets;
  config: RuntimeConfig;
  /** Share of visits, 0 to 1, that report how fast they were; all unless said. */
  fieldSample?: number | undefined;
  /** ms after which a remote that has not come counts as failed in the browser; the default unless said. */
  remoteLimitMs?: number | undefined;
  /** Pages that browsers keep; without it none. */
  offline?: Pick<OfflinePages, 'manifestOf'> | undefined;
  /** Where released files come from, when that is not the site itself. */
  assetsOrigin?: string | undefined;
  devOrigins?: readonly string[] | undefined;
}

interface Parts {
  live: LiveSet | undefined;
  page: RenderedPage;
  /** Path of the address that was asked for. */
  pathname: string;
  /** Where the browser's router begins, when that is not the address that was asked for. */
  address?: string | undefined;
  mayKeep?: boolean;
  /** Versions that only this visitor sees; none for everybody else. */
  preview?: readonly PreviewPart[];
  /** True for a page that shows what only the team may see. */
  isForTeam?: boolean;
  /** ms until a page that was left out is tried again. */
  backInMs?: number | undefined;
}

/** What a page was asked for. */
interface Asked extends Pick<Parts, 'pathname' | 'address' | 'preview' | 'isForTeam'> {
  /**
   * The live set that was in force when the page was asked for: what another one made meanwhile is
   * sent, but not kept in its name.
   */
  expected: LiveSet | undefined;
}

/** Makes answers of what the workers rendered (design §3). */
export class PageComposer {
  readonly #options: ComposerOptions;

  constructor(options: ComposerOptions) {
    this.#options = options;
  }

  /** The answer for a page, or for the address to go to instead. */
  compose({ live, result, backInMs }: Rendered, { expected, ...asked }: Asked): PageAnswer {
    const isHidden = isForOneOnly(asked);
    const mayKeep = live.snapshot.id === expected?.snapshot.id && !isHidden;
    if ('page' in result)
      return this.document({
        live,
        page: result.page,
        mayKeep,
        backInMs,
        ...asked,
      });
    const headers = {
      location: result.redirect,
      ...(isHidden ? HIDDEN : { 'cache-control': KEPT }),
    };
    return new PageAnswer(result.status, headers, '', mayKeep);
  }

  document(parts: Parts): PageAnswer {
    const { live, page, pathname, address, backInMs } = parts;
    const { mayKeep = false, preview = [], isForTeam = false } = parts;
    const { scripts, fonts, fieldSample, remoteLimitMs, assetsOrigin, devOrigins, offline } =
      this.#options;
    const config = configWith(live, this.#options.config);
    const isPaymentPage = takesPayments(live, pathname);
    const { html, scriptHashes } = renderDocument({
      live,
      page,
      scripts,
      config,
      pathname,
      address,
      isPaymentPage,
      fonts,
      fieldSample,
      remoteLimitMs,
      bar: preview.length > 0 ? barOf(preview, live) : '',
    });
    // What somebody looks at before its release is kept by no browser.
    const manifest = preview.length > 0 ? undefined : offline?.manifestOf(live, pathname);
    const isFaulty = page.status >= 500;
    const isKept = mayKeep && !isFaulty && page.hasAllData;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(scriptHashes, {
        isSecure: config.siteOrigin.startsWith('https:'),
        isTracking: config.trackingId !== '',
        takesPayments: isPaymentPage,
        assetsOrigin,
        devOrigins,
      }),
      'permissions-policy': permissionsPolicy(isPaymentPage),
      ...openerPolicy({ takesPayments: isPaymentPage, isForTeam }),
      'cache-control': isFaulty ? 'no-store' : isKept ? KEPT : 'private, no-cache',
      ...(isFaulty ? comeBack(backInMs) : {}),
      ...(isForOneOnly(parts) ? HIDDEN : {}),
      ...(manifest ? { [OFFLINE_ID_HEADER]: manifest.id } : {}),
    };
    return new PageAnswer(page.status, headers, html, isKept);
  }
}

/** The settings of a page, with where its texts are when they were released. */
const configWith = (live: LiveSet | undefined, config: RuntimeConfig): RuntimeConfig =>
  live?.content ? { ...config, contentPath: live.content.path } : config;

/** Whether neither a cache nor a search engine may know of a page. */
const isForOneOnly = ({ preview = [], isForTeam = false }: Pick<Parts, 'preview' | 'isForTeam'>) =>
  preview.length > 0 || isForTeam;

function barOf(preview: readonly PreviewPart[], live: LiveSet | undefined): string {
  const problems = preview.flatMap(({ remote }) => {
    const problem = live?.problems[remote];
    return problem ? [`${remote} is not shown: ${problem}.`] : [];
  });
  return previewBar(
    preview.map(({ remote, version }) => `${remote} ${version}`),
    problems,
  );
}

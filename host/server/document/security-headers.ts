import { createHash } from 'node:crypto';
import { PAYMENT_SCRIPT_ORIGIN } from '@site/contract';
import { MAP_FRAME_ORIGIN, MAP_SERVICE_URL, VIDEO_FRAME_ORIGIN } from '@site/ui/embeds';
import { ADS_TAG_ORIGINS } from '../../src/tracking/ads-tag';

/** CSP source expression of an inline script's exact text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What every page embeds beside its own (design §7): maps and videos. A page asks whether a map can be reached. */
const FRAMES = [MAP_FRAME_ORIGIN, VIDEO_FRAME_ORIGIN];

/** Where the payment provider's sheet comes from, and what it calls. */
const PAYMENT_API_ORIGIN = 'https://api.razorpay.com';

/**
 * The payment provider's own, on the pages where a visitor pays. Let in whichever provider the API
 * works with: the sandbox is same-origin, and so host and API can never disagree.
 */
const PAYMENT = {
  script: [PAYMENT_SCRIPT_ORIGIN],
  connect: [PAYMENT_API_ORIGIN, 'https://lumberjack.razorpay.com'],
  frame: [PAYMENT_API_ORIGIN],
} as const;
const NO_PAYMENT = { script: [], connect: [], frame: [] } as const;

const NO_TAG = { script: [], connect: [], image: [], frame: [] } as const;

interface PolicyOptions {
  /** True when visitors come by https. */
  isSecure: boolean;
  /** True when a tracking id is configured: then the ads service's tag is let in. */
  isTracking: boolean;
  /** True for a page on which a visitor pays: then the payment provider is let in. */
  takesPayments: boolean;
  /** Where released files come from, when that is not the site itself. */
  assetsOrigin?: string | undefined;
  /** Dev servers whose scripts and sockets are let in: none but under `pnpm dev`. */
  devOrigins?: readonly string[] | undefined;
}

const directive = (name: string, ...sources: readonly (readonly string[])[]): string =>
  [name, ...sources.flat()].join(' ');

/**
 * Content Security Policy of a page: no inline or evaluated script but the few whose hashes are given.
 * Styles may be inline, because Emotion writes rules into the page.
 */
export function contentSecurityPolicy(
  inlineHashes: readonly string[],
  { isSecure, isTracking, takesPayments, assetsOrigin, devOrigins = [] }: PolicyOptions,
): string {
  const pay = takesPayments ? PAYMENT : NO_PAYMENT;
  const tag = isTracking ? ADS_TAG_ORIGINS : NO_TAG;
  const assets = assetsOrigin ? [assetsOrigin] : [];
  const devSockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    directive("script-src 'self'", assets, inlineHashes, pay.script, tag.script, devOrigins),
    "style-src 'self' 'unsafe-inline'",
    directive("img-src 'self' data:", tag.image),
    "font-src 'self'",
    directive(
      "connect-src 'self'",
      [MAP_SERVICE_URL],
      pay.connect,
      tag.connect,
      devOrigins,
      devSockets,
    ),
    directive('frame-src', FRAMES, pay.frame, tag.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The locator asks where a visitor is, when they press its button; nobody else may. */
const DEVICES = 'camera=(), geolocation=(self), microphone=()';

/** What a page may ask the browser for: the payment sheet, where a visitor pays. */
export const permissionsPolicy = (takesPayments: boolean): string =>
  `${DEVICES}, payment=${takesPayments ? `(self "${PAYMENT_API_ORIGIN}")` : '()'}`;

/** What of a page decides whether it is cut from the window that opened it. */
interface OpenedPage {
  takesPayments: boolean;
  /** True for a page that shows what only the team may see. */
  isForTeam: boolean;
}

/**
 * Cuts a page on which a visitor pays, or that is for the team, from the window of another site that opened it: that site
 * can then neither count its frames nor lead it elsewhere while somebody types. All other pages show what anybody may
 * read, and a browser begins a new process for such a page, after its answer has come (docs/opener-policy.md).
 */
export function openerPolicy({ takesPayments, isForTeam }: OpenedPage): Record<string, string> {
  // A bank's page that the payment sheet opens in a window of its own reports back to it.
  if (takesPayments) return { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
  return isForTeam ? { 'cross-origin-opener-policy': 'same-origin' } : {};
}

/**
 * The other security headers, of every answer; a page on which a visitor pays has its own policies.
 * @param isSecure true when visitors come by https
 */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(false),
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * Of each file of the content. Whoever may release texts and pictures may release no code: a drawing (SVG) or a document
 * that is opened by itself is a page of the site to a browser, and would run the scripts inside it as the site's own.
 */
export const contentHeaders = { 'content-security-policy': "script-src 'none'" } as const;

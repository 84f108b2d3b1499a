import { createHash } from 'node:crypto';
import { MAP_FRAME_ORIGIN, VIDEO_FRAME_ORIGIN } from '@site/ui/embeds';
import { ADS_TAG_ORIGINS } from '../../src/tracking/ads-tag';

/** CSP source expression of an inline script's exact text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Origins that every site embeds or talks to beside its own (design §7): maps, videos, payment. */
const FRAMES = [MAP_FRAME_ORIGIN, VIDEO_FRAME_ORIGIN, 'https://api.razorpay.com'];
const SCRIPTS = ['https://checkout.razorpay.com'];
const CONNECTIONS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'];

const NO_TAG = { script: [], connect: [], image: [] } as const;

interface PolicyOptions {
  /** True when visitors come by https. */
  isSecure: boolean;
  /** True when a tracking id is configured: then the ads service's tag is let in. */
  isTracking: boolean;
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
  { isSecure, isTracking, devOrigins = [] }: PolicyOptions,
): string {
  const tag = isTracking ? ADS_TAG_ORIGINS : NO_TAG;
  const devSockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    directive("script-src 'self'", inlineHashes, SCRIPTS, tag.script, devOrigins),
    "style-src 'self' 'unsafe-inline'",
    directive("img-src 'self' data:", tag.image),
    "font-src 'self'",
    directive("connect-src 'self'", CONNECTIONS, tag.connect, devOrigins, devSockets),
    directive('frame-src', FRAMES),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The other security headers, of every answer. */
export function securityHeaders(secureOrigin: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com")',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secureOrigin ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

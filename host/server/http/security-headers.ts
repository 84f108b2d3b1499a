import { createHash } from 'node:crypto';
import { MAP_FRAME_ORIGIN, VIDEO_FRAME_ORIGIN } from '@site/ui/embeds';
import { ADS_TAG_ORIGINS } from '../../src/tracking/ads-tag';

/** CSP source expression of an inline script's exact text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Origins that the site embeds or talks to beside its own (design §7): maps, videos, payment, tracking. */
const FRAMES = [MAP_FRAME_ORIGIN, VIDEO_FRAME_ORIGIN, 'https://api.razorpay.com'];
const SCRIPTS = ['https://checkout.razorpay.com', ...ADS_TAG_ORIGINS.script];
const CONNECTIONS = [
  'https://api.razorpay.com',
  'https://lumberjack.razorpay.com',
  ...ADS_TAG_ORIGINS.connect,
];
const IMAGES = ADS_TAG_ORIGINS.image;

/**
 * Content Security Policy of a page: no inline or evaluated script but the few whose hashes are given.
 * Styles may be inline, because Emotion writes rules into the page.
 * @param devOrigins dev servers whose scripts and sockets are let in: empty but under `pnpm dev`
 */
export function contentSecurityPolicy(
  inlineHashes: readonly string[],
  production: boolean,
  devOrigins: readonly string[] = [],
): string {
  const devSockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inlineHashes, ...SCRIPTS, ...devOrigins].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${IMAGES.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ${[...CONNECTIONS, ...devOrigins, ...devSockets].join(' ')}`,
    `frame-src ${FRAMES.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(production ? ['upgrade-insecure-requests'] : []),
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

/**
 * What the host answers itself, as patterns of routes: nobody who opens such an address gets a remote's page. A test of
 * the host compares them with its routes.
 */
export const hostPaths = [
  '/api/*',
  '/assets/*',
  '/favicon.ico',
  '/federation/*',
  '/healthz',
  '/manifest.webmanifest',
  '/metrics',
  '/readyz',
  '/releases/:remote/:version/web/*',
  '/robots.txt',
  '/sitemap.xml',
  '/static/*',
] as const;

/** The shared packages that come in files of their own; that they stand here makes the build provide them. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  '@site/forms': () => import('@site/forms'),
  '@site/inputs': () => import('@site/inputs'),
  '@site/schema': () => import('@site/schema'),
};

/**
 * Fetches shared packages that come in files of their own, so that a page that needs them does not first
 * find out when its own code runs. One that does not come is the page's fault to report.
 */
export function loadShares(keys: readonly string[] = []): void {
  // Only ahead of time: who imports it asks again.
  for (const key of keys) loaders[key]?.().catch(() => undefined);
}

/** How long after the page's load the pop-up opens, in ms (spec §4). */
const POPUP_DELAY_MS = 1_200;

/** What is left of that time now, in ms: this code comes some time after the load. */
export function remainingDelay(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = performance.now();
  const loadedAt = navigation?.loadEventEnd || now;
  return Math.max(0, POPUP_DELAY_MS - (now - loadedAt));
}

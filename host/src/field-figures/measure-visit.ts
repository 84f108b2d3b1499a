import type { PageView } from './page-views';

/**
 * Measures this visit and reports it when the page is left. Not in the first script, and to be called in
 * an idle moment: measuring must not make a page slow.
 * @param share of visits that are measured, 0 to 1
 * @throws when the chunk cannot be had; a visit that is not measured costs the visitor nothing
 */
export async function measureVisit(views: readonly PageView[], share = 1): Promise<void> {
  if (Math.random() >= share) return;
  const { observeVisit } = await import(/* webpackChunkName: "late" */ './observe-visit');
  observeVisit(views);
}

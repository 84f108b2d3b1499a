import type { PageView } from './page-views';

/**
 * Measures this visit and reports it when the page is left. A chunk of its own, to be loaded in an idle
 * moment: measuring must not make a page slow.
 * @param share of visits that are measured, 0 to 1
 */
export async function measureVisit(views: readonly PageView[], share = 1): Promise<void> {
  if (Math.random() >= share) return;
  try {
    const { observeVisit } = await import('./observe-visit');
    observeVisit(views);
  } catch (error) {
    // A visit that is not measured costs the visitor nothing.
    console.warn('This visit is not measured.', error);
  }
}

import type { ReadFailure } from '@site/shell';
import { isTrouble } from './failed-reads';

/** What the API denies is all that there is to know of a page that says so itself: there is nothing at its address. */
const isLacking = (failure: ReadFailure, status: unknown): boolean =>
  status !== 404 || isTrouble(failure);

/** Whether a value has reads that failed, as `PageData.failures` and the shell's data say. */
function hasFailures(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { failures, fault, page, status } = data as Record<string, unknown>;
  if (fault !== undefined) return true;
  if (typeof failures === 'object' && failures !== null) {
    const failed: ReadFailure[] = Object.values(failures);
    if (failed.some((failure) => isLacking(failure, status))) return true;
  }
  return page !== undefined && hasFailures(page);
}

/**
 * Whether every read of a page was answered. A page without some of its data says so in its own words:
 * true for this moment, and not to be kept for the next visitor.
 */
export const hasAllData = (loaderData: Record<string, unknown>): boolean =>
  !Object.values(loaderData).some(hasFailures);

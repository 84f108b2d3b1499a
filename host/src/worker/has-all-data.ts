/** Whether a value has reads that failed, as `PageData.failures` and the shell's data say. */
function hasFailures(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { failures, fault, page } = data as Record<string, unknown>;
  if (fault !== undefined) return true;
  if (typeof failures === 'object' && failures !== null && Object.keys(failures).length > 0)
    return true;
  return page !== undefined && hasFailures(page);
}

/**
 * Whether every read of a page was answered. A page without some of its data says so in its own words:
 * true for this moment, and not to be kept for the next visitor.
 */
export const hasAllData = (loaderData: Record<string, unknown>): boolean =>
  !Object.values(loaderData).some(hasFailures);

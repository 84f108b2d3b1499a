type Check = (areAddressesUsedUp: boolean) => Promise<boolean>;

let check: Check | undefined;

/**
 * Installs how to find out whether only a new document can bring a lost file: because the site has other
 * versions by now, or because this document has no further address for the file. The host does, once, in
 * the browser; without it no document is left.
 */
export function setFreshDocumentCheck(next: Check | undefined): void {
  check = next;
}

/**
 * Loads the page anew where only that can bring a lost file.
 * @param losses how often the file was lost, all attempts of a time counted as one
 * @returns true when the page goes away
 */
export async function reloadIfNeeded(losses: number): Promise<boolean> {
  if (!(await check?.(losses > 1))) return false;
  window.location.reload();
  return true;
}

/**
 * How many addresses a released script has beside its own. The first run of attempts uses two of them, a
 * visitor's Retry three more.
 */
const FURTHER_ADDRESSES = 5;

/**
 * The address at which a script is asked for after it was lost so many times in this document. Some
 * browsers (Chromium 150 is one) remember for the life of a document that a module could not be had, and
 * ask for that address never again; under another query it is another module. After the last address the
 * count stands still, which is right for browsers that do ask again.
 * @param losses how often it was lost; 0 gives its own address
 */
export const againAddress = (address: string, losses: number): string =>
  losses === 0 ? address : `${address}?again=${Math.min(losses, FURTHER_ADDRESSES)}`;

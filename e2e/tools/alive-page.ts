/** Runs in a page: true once its remote's part works. */
export const isAlive = (): boolean => performance.getEntriesByName('alive:page').length > 0;

/** A busy machine may take so many ms until a page works. */
export const PATIENCE_MS = 120_000;

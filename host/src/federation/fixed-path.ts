/** Whether a route's path stands for one address: it has no parameter, no optional part and no rest. */
export const isFixedPath = (path: string): boolean => !/[:*?]/.test(path);

import { createHash } from 'node:crypto';

/**
 * Name of what a host keeps in STATE_DIR of one store: hosts of several stores may share the folder.
 * @param kind what it is, e.g. `registry`
 * @param store the releases folder
 */
export const ownName = (kind: string, store: string): string =>
  `${kind}-${createHash('sha256').update(store).digest('hex').slice(0, 16)}`;

import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary folder of one user, whose path is the same in each run: what another user of the machine has written there
 * could be neither replaced nor removed.
 * @param {string} name begins its name
 * @param {number | undefined} [user] the user's number; by default of whoever runs this, undefined on Windows, where
 *   each user has a temporary folder anyway
 */
export const userFolder = (name, user = process.getuid?.()) =>
  join(tmpdir(), user === undefined ? name : `${name}-${user}`);

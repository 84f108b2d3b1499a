import { type Env, integer } from './env';

/** Of all connections, unless it is set: the answers of most reads are kept in memory. */
const READS_SHARE = 0.4;

/**
 * Sizes of the two pools. Writes have the larger part for themselves, so that reads of pages cannot
 * starve orders.
 */
export function readPoolConfig(env: Env) {
  const dbPoolMax = integer(env, 'DB_POOL_MAX', 20, [2, 90]);
  const share = Math.max(1, Math.floor(dbPoolMax * READS_SHARE));
  return {
    dbPoolMax,
    dbPoolReads: integer(env, 'DB_POOL_READS', share, [1, dbPoolMax - 1]),
    dbMaxWaiting: integer(env, 'DB_MAX_WAITING', 400, [1, 100_000]),
  };
}

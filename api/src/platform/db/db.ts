import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/all';

/** The database as the API's code sees it; the same for embedded and server. */
export type Db = NodePgDatabase<typeof schema>;
/** The same, inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

import type { Stage } from '@site/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { stage } from '../../platform/db/schema/all';
import { buildStageTree } from './stage-tree';

/** The stage tree of a concept ("testride", "walkin"); empty when there is no such concept. */
export async function readStages(db: Db | Tx, concept: string): Promise<Stage[]> {
  const rows = await db
    .select()
    .from(stage)
    .where(eq(stage.concept, concept))
    .orderBy(asc(stage.position));
  return buildStageTree(rows);
}

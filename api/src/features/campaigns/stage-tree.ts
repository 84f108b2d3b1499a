import type { Stage } from '@site/contract';

export interface StageRow {
  id: string;
  parentId: string | null;
  title: string;
  isDefaultFor: string;
}

/** Builds the stages below `parentId` from rows in order. */
export function buildStageTree(rows: readonly StageRow[], parentId: string | null = null): Stage[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      ch_stage_id: row.id,
      ch_stage_title: row.title,
      ch_default: row.isDefaultFor,
      ch_sub: buildStageTree(rows, row.id),
    }));
}

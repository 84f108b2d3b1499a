import type { RequirementInput } from '@site/contract';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { requirementInput } from '../../platform/db/schema/all';

/** The extra fields of the dealer application, in order. */
export async function readRequirementInputs(db: Db | Tx): Promise<RequirementInput[]> {
  const rows = await db.select().from(requirementInput).orderBy(asc(requirementInput.position));
  return rows.map((row) => ({
    dsri_label_name: row.label,
    dsri_input_type: row.inputType,
    dsri_required: row.isRequired ? '1' : '0',
    options: row.options,
  }));
}

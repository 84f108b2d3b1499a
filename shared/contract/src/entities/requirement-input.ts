import * as z from 'zod/mini';

/** A server-defined extra field of the dealer application; `dsri_required` "1" means required. */
export const requirementInputSchema = z.object({
  dsri_label_name: z.string(),
  dsri_input_type: z.enum(['input', 'select']),
  dsri_required: z.enum(['0', '1']),
  /** Choices of a select; empty for an input. */
  options: z.array(z.string()),
});
export type RequirementInput = z.infer<typeof requirementInputSchema>;

export const requirementInputsSchema = z.array(requirementInputSchema);

/**
 * The key of an extra field in the requirements JSON (spec §5): characters other than letters,
 * digits, underscore, hyphen and space removed, spaces to underscores, lower-cased.
 */
export function requirementKey(label: string): string {
  return label
    .replace(/[^A-Za-z0-9_\- ]/g, '')
    .replace(/ /g, '_')
    .toLowerCase();
}

import * as z from '@site/schema';

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

/** An extra field with its key in the requirements JSON. */
export interface KeyedRequirement {
  key: string;
  input: RequirementInput;
}

/**
 * The extra fields with keys of their own: form and API name them in the same way. A label that leaves
 * no key, such as one in another script, is a "field"; of labels with the same key the second is
 * "…_2", and so on, in the order of the list.
 */
export function keyRequirements(inputs: readonly RequirementInput[]): KeyedRequirement[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    const own = requirementKey(input.dsri_label_name) || 'field';
    let key = own;
    for (let count = 2; taken.has(key); count += 1) key = `${own}_${count}`;
    taken.add(key);
    return { key, input };
  });
}

/** What the API calls an extra field in its `errors`: never the name of a fixed field. */
export const requirementErrorName = (key: string): string => `requirements.${key}`;

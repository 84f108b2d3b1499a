import type { RequirementInput } from '../entities/requirement-input';
import { limits } from '../limits';
import { selectValidMessage } from '../messages';
import type { FieldRule } from './field-rule';

/**
 * The rule of a server-defined field of the dealer application (spec §5): a required input has 3
 * characters or more, a select holds one of its options, an optional one may be empty. A required select in which nothing
 * is chosen holds none of them, and says so.
 */
export function requirementRule(input: RequirementInput): FieldRule {
  const { dsri_label_name: label, dsri_input_type, dsri_required, options } = input;
  const must = dsri_required === '1' ? {} : ({ isOptional: true } as const);
  return dsri_input_type === 'select'
    ? { label, ...must, choices: options, says: { required: selectValidMessage(label) } }
    : { label, ...must, max: limits.maxRequirement };
}

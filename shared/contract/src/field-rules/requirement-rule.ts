import type { RequirementInput } from '../entities/requirement-input';
import { limits } from '../limits';
import type { FieldRule } from './field-rule';

/**
 * The rule of a server-defined field of the dealer application (spec §5): a required input has 3
 * characters or more, a select holds one of its options, an optional one may be empty.
 */
export function requirementRule(input: RequirementInput): FieldRule {
  const { dsri_label_name: label, dsri_input_type, dsri_required, options } = input;
  const must = dsri_required === '1' ? {} : ({ isOptional: true } as const);
  return dsri_input_type === 'select'
    ? { label, ...must, choices: options }
    : { label, ...must, max: limits.maxRequirement };
}

import * as z from '@site/schema';
import {
  type FieldRule,
  fewest,
  most,
  problemOf,
  tidyText,
  wordsOf,
} from './field-rules/field-rule';
import { limits, onlyDigits } from './limits';

/** A required text, as a schema of the API. */
type RequiredText = ReturnType<typeof requiredText>;
/** A text that may be absent or empty; not null. */
type OptionalText = z.ZodMiniOptional<ReturnType<typeof z.string>>;

/**
 * The schema of one field, made from its rule; the forms make theirs from the same one
 * (`textRule` of `@site/forms`).
 */
export function text(rule: FieldRule & { readonly isOptional: true }): OptionalText;
export function text(rule: FieldRule & { readonly isOptional?: never }): RequiredText;
export function text(rule: FieldRule): OptionalText | RequiredText {
  return rule.isOptional ? optional(rule) : requiredText(rule);
}

/** The schema of a field that holds one of a few words, and is one of them by type. */
export const choice = <const C extends string>(
  rule: FieldRule & { readonly choices: readonly C[] },
) =>
  z.enum(rule.choices, {
    error: ({ input }) => problemOf(rule, typeof input === 'string' ? input : ''),
  });

// Each part is a check of its own, so that the OpenAPI page names lengths and patterns.
function requiredText(rule: FieldRule) {
  const { digits, pattern, choices } = rule;
  return z
    .string(wordsOf(rule, 'required'))
    .check(
      tidied(rule),
      z.minLength(1, wordsOf(rule, 'required')),
      ...(fewest(rule) > 1 ? [z.minLength(fewest(rule), wordsOf(rule, 'min'))] : []),
      ...(digits === undefined
        ? [z.maxLength(most(rule), wordsOf(rule, 'max'))]
        : [
            z.length(digits, wordsOf(rule, 'length')),
            z.regex(onlyDigits, wordsOf(rule, 'digits')),
          ]),
      ...(pattern ? [z.regex(pattern, wordsOf(rule, 'pattern'))] : []),
      ...(choices
        ? [z.refine<string>((value) => choices.includes(value), wordsOf(rule, 'choices'))]
        : []),
    );
}

function optional(rule: FieldRule): OptionalText {
  return z.optional(
    z.string().check(
      tidied(rule),
      ...(rule.digits === undefined ? [z.maxLength(most(rule), wordsOf(rule, 'max'))] : []),
      z.refine((value) => problemOf(rule, value) === undefined, {
        error: ({ input }) => (typeof input === 'string' ? problemOf(rule, input) : undefined),
      }),
    ),
  );
}

const tidied = (rule: FieldRule) => z.overwrite<string>((typed) => tidyText(rule, typed));

/** A text that no form asks for: hidden or unused fields of the specification. */
export const anyText = () => z.optional(z.string().check(z.trim(), z.maxLength(limits.maxText)));

/** An amount in whole rupees, as every answer carries it (paise stay inside the API). */
export const rupees = () => z.int().check(z.nonnegative());

import { type FieldRule, problemOf, tidyText, wordsOf } from '@site/contract';
import { type StringSchema, string } from 'yup';

/** What a form's schema says of a text that must be given. */
type RequiredText = StringSchema<string>;
/** What it says of one that may stay empty. */
type OptionalText = StringSchema<string | undefined>;

/**
 * The schema of one field of a form, made from the contract's rule of that field: the API checks by
 * the same one. Of several things that are wrong the first is said.
 */
export function textRule(rule: FieldRule & { readonly isOptional: true }): OptionalText;
export function textRule(rule: FieldRule & { readonly isOptional?: never }): RequiredText;
export function textRule(rule: FieldRule): RequiredText | OptionalText;
export function textRule(rule: FieldRule): RequiredText | OptionalText {
  const judged = string()
    .transform((value: unknown) => (typeof value === 'string' ? tidyText(rule, value) : value))
    .test('field', (value, context) => {
      const message = problemOf(rule, value ?? '');
      // Nobody reads where in the code a rule was broken, and a stack is taken at each key that is typed.
      return message === undefined || context.createError({ message, disableStackTrace: true });
    });
  // A form's empty text reaches its schema as undefined.
  return rule.isOptional ? judged : judged.defined(wordsOf(rule, 'required')).nonNullable();
}

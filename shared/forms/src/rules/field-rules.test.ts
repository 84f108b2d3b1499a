import type { FieldRule } from '@site/contract';
import * as contract from '@site/contract';
import { choice, text } from '@site/contract/requests';
import { oddTexts } from '@site/testing/odd-texts';
import { object, ValidationError } from 'yup';
import { fieldValues, requirementValues } from './testing/field-values';
import { textRule } from './text-rules';

const apiRule = (rule: FieldRule) =>
  rule === contract.orderTypeField
    ? choice(contract.orderTypeField)
    : text(rule as FieldRule & { isOptional?: never });

/** What the API says first of a value, or nothing. */
function apiSays(rule: FieldRule, value: string): string | undefined {
  return apiRule(rule).safeParse(value).error?.issues[0]?.message;
}

/** What a form says first of it, as Formik asks: an empty text counts as absent there. */
function formSays(rule: FieldRule, value: string): string | undefined {
  try {
    object({ field: textRule(rule) }).validateSync(
      { field: value === '' ? undefined : value },
      { abortEarly: false },
    );
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0];
    throw error;
  }
}

const isRule = (entry: unknown): entry is FieldRule =>
  typeof entry === 'object' && entry !== null && 'label' in entry;
const rules = Object.fromEntries(
  Object.entries(contract).filter(([name, entry]) => name.endsWith('Field') && isRule(entry)),
) as Record<string, FieldRule>;

const saidOf = (rule: FieldRule, values: readonly [string, unknown][]) => ({
  api: values.map(([value]) => [value, apiSays(rule, value)]),
  form: values.map(([value]) => [value, formSays(rule, value)]),
});

it('the table of values has values for every field of the contract', () => {
  expect(Object.keys(fieldValues).sort()).toEqual(Object.keys(rules).sort());
});

describe('API and forms say the same, in the words of the specification', () => {
  it.each(Object.keys(fieldValues))('of %s', (name) => {
    const values = fieldValues[name] ?? [];
    expect(saidOf(rules[name] as FieldRule, values)).toEqual({ api: values, form: values });
  });

  it.each(requirementValues)('of %s of the dealer application', (_what, requirement, values) => {
    const rule = contract.requirementRule(requirement);
    expect(saidOf(rule, values)).toEqual({ api: values, form: values });
  });

  it.each(Object.keys(rules))('of %s with whatever is typed', (name) => {
    const said = saidOf(
      rules[name] as FieldRule,
      oddTexts.map((value) => [value, undefined]),
    );
    expect(said.api).toEqual(said.form);
  });
});

it('a form sends what was judged: trimmed, numbers without prefix, no sign that nobody sees', () => {
  const tidied = (rule: FieldRule, value: string) => [
    textRule(rule).cast(value),
    apiRule(rule).safeParse(value).data,
  ];
  expect(tidied(contract.phoneField, '+91 98765 43210')).toEqual(['9876543210', '9876543210']);
  for (const typed of ['500 001', '५०० ००१', ' 500001\u200e'])
    expect(tidied(contract.pincodeField, typed)).toEqual(['500001', '500001']);
  expect(tidied(contract.cityField, '  Pune ')).toEqual(['Pune', 'Pune']);
  expect(tidied(contract.messageField, '  Pune ')).toEqual(['Pune', 'Pune']);
  const copied = (text: string) => `\u202a${text} \u200e\u202c`;
  expect(tidied(contract.emailField, copied('a@b.in'))).toEqual(['a@b.in', 'a@b.in']);
  const joined = 'आर\u094d\u200dया';
  expect(tidied(contract.lettersNameField, copied(joined))).toEqual([joined, joined]);
  // A message keeps the signs of direction of a text that goes from right to left.
  expect(tidied(contract.messageField, 'خوش\u200f!')).toEqual(['خوش\u200f!', 'خوش\u200f!']);
});

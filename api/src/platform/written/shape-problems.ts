import type { core } from 'zod';
import { safeParse } from 'zod/v4/core';
import { describePath, propertiesOf } from './properties';

/** What is asked for, in the words of somebody who writes JSON by hand. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list in square brackets',
  object: 'a group in curly brackets',
  record: 'a group in curly brackets',
};

const MOST_SHOWN = 60;

/** A value as it stands in a file, as much of it as a message has room for. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => propertiesOf(inner)?.[String(step)], value);

/** What the library says where a schema has no words of its own. */
const GENERAL = /^(Invalid|Too )/;

/** What is wrong with a value, and what to write. */
function wordsOf(issue: core.$ZodIssue, value: unknown): string {
  const { message } = issue;
  const wanted = issue.code === 'invalid_type' && (KINDS[issue.expected] ?? issue.expected);
  if (issue.code === 'custom') return message;
  if (!GENERAL.test(message))
    return value === undefined
      ? `it is missing. ${message}`
      : `${show(value)} cannot stand here. ${message}`;
  if (value === undefined) return wanted ? `it is missing. It is ${wanted}.` : 'it is missing.';
  if (wanted) return `${show(value)} stands where ${wanted} belongs.`;
  if (issue.code === 'invalid_value')
    return `${show(value)} is none of ${issue.values.map(show).join(', ')}.`;
  if (issue.code === 'invalid_format')
    return `${show(value)} has not the form that is asked for${issue.pattern ? `: ${issue.pattern}` : ''}.`;
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `the list has fewer entries than ${issue.minimum}.`;
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return `${show(value)} is too small: it is ${issue.inclusive ? `${issue.minimum} or more` : `above ${issue.minimum}`}.`;
  if (issue.code === 'too_big' && issue.origin !== 'string')
    return `${show(value)} is too large: it is ${issue.inclusive ? `${issue.maximum} or less` : `below ${issue.maximum}`}.`;
  if (issue.code === 'invalid_union') return `${show(value)} cannot stand here.`;
  return `${message}, not ${show(value)}.`;
}

/** The properties of a value that its schema has dropped, e.g. because a name is misspelt. */
function unknownProperties(value: unknown, parsed: unknown, path: readonly string[]): string[] {
  const [own, known] = [propertiesOf(value), propertiesOf(parsed)];
  if (!own || !known) return [];
  return Object.entries(own).flatMap(([key, inner]) => {
    const here = [...path, key];
    return key in known ? unknownProperties(inner, known[key], here) : [describePath(here)];
  });
}

/** Says that nothing reads a property. */
export const misspelt = (file: string, place: string): string =>
  `${file} at ${place}: nothing reads this. Is the name misspelt?`;

/** Values that are missing or of another kind, a sentence each, `<file> at <place>: …`. */
export function issueProblems(
  file: string,
  value: unknown,
  issues: readonly core.$ZodIssue[],
  way: readonly string[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const place = [...way, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => misspelt(file, describePath([...place, key])));
    return [`${file} at ${describePath(place)}: ${wordsOf(issue, valueAt(value, issue.path))}`];
  });
}

/**
 * All that is wrong with the shape of a file, a sentence each, `<file> at <place>: …`: values that are missing or of
 * another kind, and properties that nothing reads.
 * @param way where the value stands in the file
 */
export function shapeProblems(
  file: string,
  value: unknown,
  schema: core.$ZodType,
  way: readonly string[] = [],
): string[] {
  const parsed = safeParse(schema, value);
  return parsed.success
    ? unknownProperties(value, parsed.data, way).map((place) => misspelt(file, place))
    : issueProblems(file, value, parsed.error.issues, way);
}

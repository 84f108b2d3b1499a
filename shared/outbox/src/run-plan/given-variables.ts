import { isRecord } from '@site/api-client';
import type { Step } from '../plan';

/** What the steps behind this one need of the answer to it; undefined when something of it is missing. */
export function givenVariables(
  { gives = {} }: Step,
  data: unknown,
): Record<string, string> | undefined {
  const answer = isRecord(data) ? data : {};
  const values: Record<string, string> = {};
  for (const [variable, field] of Object.entries(gives)) {
    const value = answer[field];
    if (typeof value !== 'string') return undefined;
    values[variable] = value;
  }
  return values;
}

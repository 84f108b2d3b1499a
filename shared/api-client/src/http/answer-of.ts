import { type $ZodType, safeParse } from 'zod/v4/core';
import { responseData } from './read';

/**
 * The `pick` of a write: its `response_data`, parsed. An answer of another shape is undefined, which
 * makes the write a failed one.
 */
export function answerOf<T>(schema: $ZodType<T>): (body: Record<string, unknown>) => T | undefined {
  return (body) => {
    const parsed = safeParse(schema, responseData(body));
    return parsed.success ? parsed.data : undefined;
  };
}

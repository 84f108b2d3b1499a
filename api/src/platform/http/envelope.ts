import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';

/** The body of a success: `{"status":200,"message":…,"data":{…}}` with the answer at its path. */
export function wrapAnswer(
  answer: unknown,
  answerPath: readonly string[],
  message: string,
): Record<string, unknown> {
  const nested = answerPath.reduceRight<unknown>((inner, name) => ({ [name]: inner }), answer);
  return { status: 200, message, ...(nested as Record<string, unknown>) };
}

/** What {@link wrapAnswer} put at the path. */
export const unwrapAnswer = (body: unknown, answerPath: readonly string[]): unknown =>
  answerPath.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], body);

/** The schema of {@link wrapAnswer}: serialises answers and documents them. */
export function answerSchema(answer: $ZodType, answerPath: readonly string[]): $ZodType {
  const nested = answerPath.reduceRight<$ZodType>(
    (inner, name) => z.object({ [name]: inner as z.ZodType }),
    answer,
  ) as z.ZodObject;
  return z.object({ status: z.literal(200), message: z.string(), ...nested.shape });
}

/** The schema of an error's body. */
export const errorSchema = z
  .object({
    status: z.int(),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({
    examples: [
      { status: 400, message: 'Email is required', errors: { email: 'Email is required' } },
    ],
  });

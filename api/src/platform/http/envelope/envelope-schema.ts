import type { Endpoint } from '@site/contract';
import type { AnswerSchemas } from '@site/contract/endpoints';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';

/** The schema of what `wrapAnswer` makes of a call's answer: serialises answers and documents them. */
export function answerSchema(schemas: AnswerSchemas, { name, answerPath }: Endpoint): $ZodType {
  const answer = schemas[name];
  if (!answer) throw new Error(`No schema of the answer of ${name} is loaded.`);
  const nested = answerPath.reduceRight<$ZodType>(
    (inner, part) => z.object({ [part]: inner as z.ZodType }),
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

/**
 * The facade of the schema library: what descriptions of answers are made of, and how an answer is held
 * against them. The host provides one instance (docs/sharing.md), so a remote pays for its descriptions
 * and not for the library. What requests must look like is the server's alone and uses `zod/mini` itself.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  extend,
  type infer,
  int,
  length,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  overwrite,
  positive,
  record,
  refine,
  regex,
  startsWith,
  string,
  trim,
  union,
  type ZodMiniOptional,
  type ZodMiniType,
} from 'zod/mini';
export { type $ZodType, type output, safeParse } from 'zod/v4/core';

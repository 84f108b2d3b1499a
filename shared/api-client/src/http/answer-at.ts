import type { AnswerOf, Endpoint } from '@site/contract';
import { type $ZodType, safeParse } from '@site/schema';
import { isRecord } from './is-record';
import { leaveOutBadItems } from './leave-out';

export type ParsedAnswer<T> =
  /** `leftOut`: which items of lists were not as they should be, and are not in `data`. */
  | { ok: true; data: T; leftOut: readonly string[] }
  | { ok: false; message: string; found: unknown };

/** How many `data` an answer may have around its `response_data`. */
const DEEPEST = 3;

/**
 * The path of an answer in this body. Two calls of spec §7 have one `data` more than the others, and a
 * backend may differ in that: `response_data` is taken at any depth (design §6).
 */
function pathIn(body: unknown, path: readonly string[]): readonly string[] {
  const at = path.indexOf('response_data');
  if (at < 0) return path;
  let node = body;
  for (let depth = 0; depth <= DEEPEST && isRecord(node); depth += 1) {
    if ('response_data' in node) return [...Array(depth).fill('data'), ...path.slice(at)];
    node = node['data'];
  }
  return path;
}

/** What stands at the answer path of a call in the body of its answer, parsed by the call's schema. */
export function answerAt<E extends Endpoint>(
  endpoint: E,
  schema: $ZodType,
  body: unknown,
): ParsedAnswer<AnswerOf<E>> {
  const found = pathIn(body, endpoint.answerPath).reduce<unknown>(
    (node, name) => (isRecord(node) ? node[name] : undefined),
    body,
  );
  const { success, data, error } = safeParse(schema, found);
  if (success) return { ok: true, data: data as AnswerOf<E>, leftOut: [] };
  const whole = endpoint.isWhole ? undefined : leaveOutBadItems(schema, found);
  if (whole) return { ok: true, data: whole.data as AnswerOf<E>, leftOut: whole.leftOut };
  return { ok: false, message: error.issues[0]?.message ?? 'unexpected shape', found };
}

/** What parses the answers of a call, for a caller that has their schema at hand. */
export const answerReader =
  <E extends Endpoint>(endpoint: E, schema: $ZodType) =>
  (body: unknown): ParsedAnswer<AnswerOf<E>> =>
    answerAt(endpoint, schema, body);

import type { AnswerOf, Endpoint } from '@site/contract';
import { safeParse } from 'zod/v4/core';

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type ParsedAnswer<T> =
  | { ok: true; data: T }
  | { ok: false; message: string; found: unknown };

/** What stands at the answer path of a call in the body of its answer, parsed by the call's schema. */
export function answerAt<E extends Endpoint>(
  endpoint: E,
  body: unknown,
): ParsedAnswer<AnswerOf<E>> {
  const found = endpoint.answerPath.reduce<unknown>(
    (node, name) => (isRecord(node) ? node[name] : undefined),
    body,
  );
  const { success, data, error } = safeParse(endpoint.answer, found);
  if (success) return { ok: true, data: data as AnswerOf<E> };
  return { ok: false, message: error.issues[0]?.message ?? 'unexpected shape', found };
}

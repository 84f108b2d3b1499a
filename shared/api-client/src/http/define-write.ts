import type { AnswerOf, BodyOf, Write } from '@site/contract';
import type { $ZodType } from '@site/schema';
import { answerAt } from './answer-at';
import { ApiError } from './api-error';
import { isRecord } from './is-record';
import { refusalOf } from './judge-write';
import { type HttpAnswer, REQUEST_TIMEOUT_MS, send } from './send';

/**
 * What a write came to. It has succeeded or failed by its status alone (spec §7): `data` is undefined
 * where the answer of a success has another shape than ours, and only a step that needs a value may
 * miss it. A failure's `message` is the server's own, or null when it sent none; `error` says why.
 */
export type WriteResult<T> =
  | {
      ok: true;
      data: T | undefined;
      /** What stands at the answer path, unparsed: for a step that says what exactly is missing. */
      raw?: unknown;
    }
  | {
      ok: false;
      message: string | null;
      fieldErrors: Record<string, string>;
      error?: ApiError;
    };

function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

function fieldErrorsOf(body: unknown): Record<string, string> {
  if (!isRecord(body) || !isRecord(body['errors'])) return {};
  return Object.fromEntries(
    Object.entries(body['errors']).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
}

/** A write whose answer is described at once. */
type ReadyWrite = Write & { answer: $ZodType };

function resultOf<E extends ReadyWrite>(endpoint: E, answer: HttpAnswer): WriteResult<AnswerOf<E>> {
  const { body } = answer;
  const error = refusalOf(answer);
  if (!error) {
    const parsed = answerAt(endpoint, endpoint.answer, body);
    return parsed.ok
      ? { ok: true, data: parsed.data, raw: parsed.data }
      : { ok: true, data: undefined, raw: parsed.found };
  }
  const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null;
  return { ok: false, message, fieldErrors: fieldErrorsOf(body), error };
}

/**
 * Makes a write of a call of the contract: POSTs its fields as form data; those that are undefined
 * are left out. Every outcome is a result, never an exception, so that a form keeps what was typed.
 * @returns a function of the fields and of an idempotency key. The same key twice gives the first
 *   answer and one row (design §6): make one per intent of the visitor with
 *   {@link newIdempotencyKey} and keep it for retries. A third argument is another limit in ms.
 */
export function defineWrite<E extends ReadyWrite>(endpoint: E) {
  return async (
    body: BodyOf<E>,
    idempotencyKey: string,
    limitMs = REQUEST_TIMEOUT_MS,
  ): Promise<WriteResult<AnswerOf<E>>> => {
    try {
      const answer = await send<Write>(
        endpoint,
        {},
        {
          body: toFormData(body),
          headers: { 'idempotency-key': idempotencyKey },
        },
        limitMs,
      );
      return resultOf(endpoint, answer);
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, message: null, fieldErrors: {}, error };
      throw error;
    }
  };
}

/**
 * A fresh key for one intent of the visitor, 128 random bits. Call it in an event handler, never while rendering.
 * Not `crypto.randomUUID`, which a page has over https and on localhost only: a site that is tried on a phone over
 * plain http would send no form.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

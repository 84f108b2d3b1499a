import { ApiError } from './api-error';
import { isRecord } from './read';
import { send } from './send';

/** What a write came to. `message` is the server's own, or null when it sent none. */
export type WriteResult<T> =
  | { ok: true; data: T }
  | { ok: false; message: string | null; fieldErrors: Record<string, string> };

export type FormFields = Readonly<Record<string, string | File | undefined>>;

/** A form body; fields that are undefined are left out (bodies are form data, spec §7). */
export function toFormData(fields: FormFields): FormData {
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

/**
 * POSTs form data. Success is HTTP 2xx and a body `status` of 200 (spec §7); everything else is a
 * result, never an exception, so that a form keeps what was typed.
 * @param idempotencyKey the same key twice gives the first answer and one row (design §6): make one
 *   per intent of the visitor with {@link newIdempotencyKey} and keep it for retries.
 * @param pick takes the typed data out of the body; returning undefined counts as a failed write.
 */
export async function write<T>(
  path: string,
  fields: FormFields,
  idempotencyKey: string,
  pick: (body: Record<string, unknown>) => T | undefined,
): Promise<WriteResult<T>> {
  try {
    const { status, body } = await send(path, {
      method: 'POST',
      body: toFormData(fields),
      headers: { 'idempotency-key': idempotencyKey },
    });
    const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null;
    if (status >= 200 && status <= 299 && isRecord(body) && body['status'] === 200) {
      const data = pick(body);
      if (data !== undefined) return { ok: true, data };
    }
    return { ok: false, message, fieldErrors: fieldErrorsOf(body) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, message: null, fieldErrors: {} };
    throw error;
  }
}

/** A fresh key for one intent of the visitor. Call it in an event handler, never while rendering. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

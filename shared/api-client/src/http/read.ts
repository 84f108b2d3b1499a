import { type $ZodType, safeParse } from 'zod/v4/core';
import { ApiError } from './api-error';
import { send } from './send';

/** The nested `response_data` of an answer; some rows of spec §7 have one `data` more. */
export function responseData(body: unknown): unknown {
  let node = body;
  for (let depth = 0; depth < 3 && isRecord(node); depth += 1) {
    if ('response_data' in node) return node['response_data'];
    node = node['data'];
  }
  return undefined;
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * GETs JSON and parses what `pick` takes out of it.
 * @throws ApiError `http` for a status outside 2xx, `body` for a shape that the schema refuses.
 */
export async function read<T>(
  path: string,
  schema: $ZodType<T>,
  pick: (body: unknown) => unknown = responseData,
  signal?: AbortSignal,
): Promise<T> {
  const answer = await send(path, signal ? { signal } : {});
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiError('http', `${path} answered ${answer.status}`, answer.status);
  }
  const parsed = safeParse(schema, pick(answer.body));
  if (!parsed.success) {
    throw new ApiError('body', `${path}: ${parsed.error.issues[0]?.message ?? 'unexpected shape'}`);
  }
  return parsed.data;
}

import { getRuntimeConfig, readUnstoredToken } from '@site/shell';
import { ApiError } from './api-error';
import { DEVICE_HEADER, deviceToken } from './device-token';

/** Every call gives up after this many ms (spec §7). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The storage key of the bearer token (spec §6). */
export const TOKEN_STORAGE_KEY = 'token';

export interface HttpAnswer {
  status: number;
  body: unknown;
}

function bearerToken(): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage.getItem(TOKEN_STORAGE_KEY);
  } catch (_storageBlocked) {
    return readUnstoredToken(); // Storage is switched off.
  }
}

/** True when a caller's own limit (`AbortSignal.timeout`) ended the call; anything else is a caller who went away. */
function isTimeLimit(signal: AbortSignal | null | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/**
 * One HTTP exchange of the API clients: absolute address, bearer token, time-out, JSON answer.
 * @param path from `/`, e.g. `/api/v2/ev/dealers/network/states`
 * @throws ApiError `network` or `timeout` without an answer, `body` for an answer that is not JSON.
 *   An HTTP error status does not throw here: reads and writes judge it differently.
 */
export async function send(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const device = deviceToken();
  if (device) headers.set(DEVICE_HEADER, device);
  const token = bearerToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${getRuntimeConfig().apiOrigin}${path}`, { ...init, headers, signal });
    text = await response.text();
  } catch (error) {
    if (timeout.aborted) throw new ApiError('timeout', `No answer from ${path} within 10 s`);
    if (isTimeLimit(init.signal)) throw new ApiError('timeout', `No answer from ${path} in time`);
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', `Could not reach ${path}`);
  }
  if (!response.ok) console.error(`API ${response.status} ${path}`);
  try {
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (_notJson) {
    if (!response.ok) return { status: response.status, body: null };
    throw new ApiError('body', `The answer of ${path} is not JSON`, response.status);
  }
}

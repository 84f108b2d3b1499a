import { addressOf, type Endpoint, type PathParams, servicePath, templateOf } from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { ApiError } from './api-error';
import { clientHeaders } from './client-headers';

/** Every call gives up after this many ms (spec §7). */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface HttpAnswer {
  status: number;
  body: unknown;
  /** Seconds after which the server wants to be asked again, where it said so. */
  retryAfter: number | undefined;
}

/** True when a caller's own limit (`AbortSignal.timeout`) ended the call; anything else is a caller who went away. */
function isTimeLimit(signal: AbortSignal | null | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** The seconds of a Retry-After header; a date in it is not read. */
function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : undefined;
}

/** Where a call is made. Texts come from the content that the page was made of: a newer one may be live meanwhile. */
function addressToAsk<E extends Endpoint>(endpoint: E, params: PathParams<E['path']>): string {
  const { apiOrigin, app, contentPath } = getRuntimeConfig();
  const address = addressOf(endpoint, app, params);
  if (endpoint.service !== 'static' || contentPath === undefined) return apiOrigin + address;
  return contentPath + address.slice(servicePath('static', app).length);
}

/**
 * One HTTP exchange of the API clients: address and headers of the call's service, time-out, JSON
 * answer. What it says of a failure, on the console and in its errors, names the address by its
 * template: filled in, it can hold a phone number.
 * @throws ApiError `network` or `timeout` without an answer, `body` for an answer that is not JSON.
 *   An HTTP error status does not throw here: reads and writes judge it differently.
 * @param limitMs another limit than that of spec §7, for what is sent while nobody waits
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E['path']>,
  init: RequestInit = {},
  limitMs = REQUEST_TIMEOUT_MS,
): Promise<HttpAnswer> {
  const address = addressToAsk(endpoint, params);
  const template = templateOf(endpoint, getRuntimeConfig().app);
  const headers = clientHeaders(endpoint.service, init.headers);
  const timeout = AbortSignal.timeout(limitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { method: endpoint.method, ...init, headers, signal });
    text = await response.text();
  } catch (error) {
    if (timeout.aborted)
      throw new ApiError('timeout', `No answer from ${template} within ${limitMs / 1_000} s`);
    if (isTimeLimit(init.signal)) {
      throw new ApiError('timeout', `No answer from ${template} in time`);
    }
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', `Could not reach ${template}`);
  }
  const { ok, status } = response;
  if (!ok) console.error(`API ${status} ${template}`);
  const retryAfter = ok ? undefined : retryAfterOf(response);
  try {
    return { status, body: text === '' ? null : JSON.parse(text), retryAfter };
  } catch (_notJson) {
    if (!ok) return { status, body: null, retryAfter };
    throw new ApiError('body', `The answer of ${template} is not JSON`, status);
  }
}

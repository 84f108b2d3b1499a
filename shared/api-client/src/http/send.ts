import { addressOf, type Endpoint, type PathParams, servicePath, templateOf } from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { ApiError } from './api-error';
import { clientHeaders } from './client-headers';
import { eitherSignal } from './either-signal';

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

/** Where a call goes, and how it is named on the console and in errors. */
interface Target {
  address: string;
  /** The address unfilled: filled in, it can hold a phone number. */
  template: string;
}

/**
 * One HTTP exchange of the API clients: headers of the call's service, time-out, and a line on the
 * console for an error status.
 * @param read takes what it needs of the answer, within the time-out
 * @param limitMs another limit than that of spec §7, for what is sent while nobody waits
 * @throws ApiError `network` or `timeout` without an answer; what the caller's own signal was aborted with
 */
export async function exchange<T>(
  { address, template }: Target,
  init: RequestInit & { headers: Headers },
  read: (response: Response) => Promise<T>,
  limitMs = REQUEST_TIMEOUT_MS,
): Promise<{ response: Response; content: T }> {
  const timeout = AbortSignal.timeout(limitMs);
  const signal = init.signal ? eitherSignal(init.signal, timeout) : timeout;
  try {
    const response = await fetch(address, { ...init, signal });
    const content = await read(response);
    if (!response.ok) console.error(`API ${response.status} ${template}`);
    return { response, content };
  } catch (error) {
    if (timeout.aborted)
      throw new ApiError('timeout', `No answer from ${template} within ${limitMs / 1_000} s`);
    if (isTimeLimit(init.signal)) {
      throw new ApiError('timeout', `No answer from ${template} in time`);
    }
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', `Could not reach ${template}`);
  }
}

/**
 * Makes a call of the contract and gives its JSON answer.
 * @throws ApiError `body` for an answer that is not JSON, and what {@link exchange} throws.
 *   An HTTP error status does not throw here: reads and writes judge it differently.
 * @param limitMs another limit than that of spec §7, for what is sent while nobody waits
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E['path']>,
  init: RequestInit = {},
  limitMs?: number,
): Promise<HttpAnswer> {
  const template = templateOf(endpoint, getRuntimeConfig().app);
  const { response, content } = await exchange(
    { address: addressToAsk(endpoint, params), template },
    { method: endpoint.method, ...init, headers: clientHeaders(endpoint.service, init.headers) },
    (answer) => answer.text(),
    limitMs,
  );
  const { ok, status } = response;
  const retryAfter = ok ? undefined : retryAfterOf(response);
  try {
    return { status, body: JSON.parse(content), retryAfter };
  } catch (_notJson) {
    if (!ok) return { status, body: null, retryAfter };
    throw new ApiError('body', `The answer of ${template} is not JSON`, status);
  }
}

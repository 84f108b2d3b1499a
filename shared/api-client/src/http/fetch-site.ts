import type { SiteAnswer } from '@site/shell';
import { ApiError } from './api-error';
import { eitherSignal } from './either-signal';
import { REQUEST_TIMEOUT_MS } from './send';

/**
 * What the site's own server answers at a path of this site. Apart from the calls of the API, so that remotes
 * that show nothing of the site carry nothing of it.
 */
export async function fetchSite(path: string, signal?: AbortSignal): Promise<SiteAnswer> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const both = signal ? eitherSignal(signal, timeout) : timeout;
    const response = await fetch(path, { signal: both });
    const text = await response.text();
    if (response.ok) return { data: JSON.parse(text) as unknown };
    const { status } = response;
    return { failure: { kind: 'http', status, message: `${path} answered ${status}` } };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof SyntaxError) throw new ApiError('body', `${path} answered no JSON`);
    throw new ApiError(timeout.aborted ? 'timeout' : 'network', `${path} did not answer`);
  }
}

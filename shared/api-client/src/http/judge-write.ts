import { ApiError } from './api-error';
import { isRecord } from './is-record';
import type { HttpAnswer } from './send';

/**
 * Why a write that was answered has failed; undefined when it has succeeded: HTTP 2xx and a body `status`
 * of 200, and nothing else (spec §7). A body may say another status than HTTP does.
 */
export function refusalOf({ status, body, retryAfter }: HttpAnswer): ApiError | undefined {
  const said = isRecord(body) ? body['status'] : undefined;
  const isHttpFailure = status < 200 || status > 299;
  if (!isHttpFailure && said === 200) return undefined;
  if (!isHttpFailure && typeof said !== 'number') {
    return new ApiError('body', 'The answer has no status', status);
  }
  const failed = isHttpFailure ? status : Number(said);
  return new ApiError('http', `The write was answered ${failed}`, failed, retryAfter);
}

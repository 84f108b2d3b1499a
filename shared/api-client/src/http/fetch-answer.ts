import { type AnswerOf, type Endpoint, type PathParams, templateOf } from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { answerAt } from './answer-at';
import { ApiError } from './api-error';
import { send } from './send';

/**
 * Makes a call and gives its answer, parsed. A bad item of a list is left out and logged; the rest shows.
 * @throws ApiError `http` for a status outside 2xx, `body` for a shape that the schema refuses, and
 *   what {@link send} throws.
 */
export async function fetchAnswer<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E['path']>,
  init: RequestInit,
): Promise<AnswerOf<E>> {
  const { status, body, retryAfter } = await send(endpoint, params, init);
  const template = templateOf(endpoint, getRuntimeConfig().app);
  if (status < 200 || status > 299) {
    throw new ApiError('http', `${template} answered ${status}`, status, retryAfter);
  }
  const answer = answerAt(endpoint, body);
  if (!answer.ok) throw new ApiError('body', `${template}: ${answer.message}`);
  for (const item of answer.leftOut) console.error(`${template}: left out ${item}`);
  return answer.data;
}

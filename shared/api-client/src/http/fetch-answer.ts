import { type AnswerOf, type Endpoint, type PathParams, templateOf } from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { ApiError } from './api-error';
import { refusalOf } from './judge-write';
import { type AnswerReader, loadReader } from './load-reader';
import { send } from './send';

/**
 * Makes a call and gives its answer, parsed. A bad item of a list is left out and logged; the rest shows.
 * @throws ApiError `http` for a status outside 2xx (for a POST also when its body says another than 200), `body` for a shape that the schema refuses, and
 *   what {@link send} and {@link loadReader} throw.
 * @param reading what parses the answer, where the caller has it: else it is asked for beside the call, because a
 *   page has not loaded it before its first read
 */
export async function fetchAnswer<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E['path']>,
  init: RequestInit,
  reading: Promise<AnswerReader<E>> = loadReader(endpoint),
): Promise<AnswerOf<E>> {
  // Whether it came is asked below: a call that has failed needs nothing that parses its answer.
  reading.catch(() => undefined);
  const said = await send(endpoint, params, init);
  const template = templateOf(endpoint, getRuntimeConfig().app);
  const { status, body } = said;
  if (status < 200 || status > 299) {
    throw new ApiError('http', `${template} answered ${status}`, status);
  }
  // A question that is asked by POST is judged as every write is.
  const refusal = endpoint.method === 'POST' ? refusalOf(said) : undefined;
  if (refusal) throw refusal;
  const answer = (await reading)(body);
  if (!answer.ok) throw new ApiError('body', `${template}: ${answer.message}`);
  for (const item of answer.leftOut) console.error(`${template}: left out ${item}`);
  return answer.data;
}

import { type AnswerOf, answerSchemaOf, type Endpoint } from '@site/contract';
import type { ParsedAnswer } from './answer-at';
import { ApiError } from './api-error';
import { REQUEST_TIMEOUT_MS } from './send';

/** Parses the body of a call's answer. */
export type AnswerReader<E extends Endpoint> = (body: unknown) => ParsedAnswer<AnswerOf<E>>;

/** Rejects when a script has taken as long as a call may take (spec §7): a view must not wait for ever. */
function giveUp(name: string): Promise<never> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return new Promise((_resolve, reject) => {
    limit.addEventListener('abort', () =>
      reject(new ApiError('timeout', `What reads the answer of ${name} did not come in time`)),
    );
  });
}

/** What has been loaded, so that the next read of the same call waits for nothing: a server makes thousands. */
const loaded = new WeakMap<Endpoint, AnswerReader<Endpoint>>();

let losses = 0;

/** How often in a row what parses answers did not come; calls that waited for it at one time count as one. */
export const countLostReaders = (): number => losses;

async function counted<T>(load: Promise<T>): Promise<T> {
  const before = losses;
  try {
    const reader = await load;
    losses = 0;
    return reader;
  } catch (error) {
    // Another call that began with the same count has counted this loss.
    if (losses === before) losses += 1;
    throw error;
  }
}

/**
 * Loads what parses the answer of a call: a page shows what the server has read without it, so its first
 * scripts have neither the schema library nor a schema (docs/script-bytes.md).
 * @throws ApiError `network` when a script does not come, `timeout` when it takes too long; asking again
 *   loads it again
 */
export async function loadReader<E extends Endpoint>(endpoint: E): Promise<AnswerReader<E>> {
  const known = loaded.get(endpoint) as AnswerReader<E> | undefined;
  if (known) return known;
  const load = Promise.all([
    import(/* webpackChunkName: "answers" */ './answer-at'),
    answerSchemaOf(endpoint),
  ]).catch((error: unknown) => {
    throw new ApiError(
      'network',
      `What reads the answer of ${endpoint.name} did not come: ${error}`,
    );
  });
  const limited = Promise.race([load, giveUp(endpoint.name)]);
  const [{ answerReader }, schema] = await counted(limited);
  const read: AnswerReader<E> = answerReader(endpoint, schema);
  loaded.set(endpoint, read);
  return read;
}

import { type AnswerOf, answerSchemaOf, type Endpoint } from '@site/contract';
import { answerAt, type ParsedAnswer } from '../answer-at';

/** What the client makes of the body of a call's answer. */
export async function parseAnswer<E extends Endpoint>(
  endpoint: E,
  body: unknown,
): Promise<ParsedAnswer<AnswerOf<E>>> {
  return answerAt(endpoint, await answerSchemaOf(endpoint), body);
}

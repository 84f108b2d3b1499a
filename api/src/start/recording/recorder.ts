import { type AnswerOf, addressOf, type PathParams, type ReadEndpoint } from '@site/contract';
import { DEFAULT_APP } from '@site/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { unwrapAnswer } from '../../platform/http/envelope/envelope';

/** What an API answered: the JSON body by address. */
export type Answers = Record<string, unknown>;

/** Asks an API and keeps what it said. */
export class Recorder {
  readonly answers: Answers = {};
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Error for any answer but a success */
  async ask<E extends ReadEndpoint>(
    endpoint: E,
    params: PathParams<E['path']>,
  ): Promise<AnswerOf<E>> {
    const address = addressOf(endpoint, DEFAULT_APP, params);
    const { statusCode, body } = await this.#app.inject({ method: 'GET', url: address });
    if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}: ${body}`);
    const json: unknown = JSON.parse(body);
    this.answers[address] = json;
    return unwrapAnswer(json, endpoint.answerPath) as AnswerOf<E>;
  }
}

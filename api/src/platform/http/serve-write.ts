import { type AnswerOf, type FieldsOf, normalizePhone, type Write } from '@site/contract';
import { requestSchemas } from '@site/contract/requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../db/db';
import type { ApiDeps } from '../deps';
import { unwrapAnswer, wrapAnswer } from './envelope/envelope';
import { type Fields, toFields } from './fields';
import { hashFields } from './idempotency';
import { describe, documentBody, routeOf } from './route';
import {
  parseFields,
  runWrite,
  sendOutcome,
  type WriteOptions,
  type WriteResult,
} from './run-write';

/** A write whose body was checked. */
export interface CheckedCall<F> {
  fields: F;
  /** The fields as they came, beyond those that the schema knows. */
  raw: Readonly<Fields>;
  request: FastifyRequest;
}

export interface WriteCall<F, P = undefined> extends CheckedCall<F> {
  /** The transaction of this write and of its idempotency key. Open while the handler runs. */
  tx: Tx;
  /** What `prepare` gave. */
  prepared: P;
}

/** What {@link serveWrite} can be told beyond its handler. */
export interface ServeWriteOptions<F, A, P = undefined> extends WriteOptions<A> {
  /** Makes the answer of a repeated request again, where `answerToKeep` left a secret out of `kept`. */
  answerAgain?: (fields: F, kept: A) => Promise<A>;
  /**
   * What must not happen while a transaction is open, such as asking a gateway. Runs before the
   * write, not for a repeated request, and more than once when repeats arrive at the same time.
   */
  prepare?: (call: CheckedCall<F>) => Promise<P>;
  /** What a request is about beyond its fields, as a header may name it: its key is for no other. */
  isAbout?: (request: FastifyRequest) => string;
}

/** The fields in which the forms name a phone number. */
const PHONE_FIELDS = ['phone_number', 'customer_phone_number', 'phone'] as const;

/**
 * The numbers that a body names, each the same in every notation. All of them: which one the call takes is for its
 * schema to say, and one that it does not know must hide none.
 */
function phonesIn(raw: Readonly<Fields>): Set<string> {
  const typed = PHONE_FIELDS.map((name) => raw[name]).filter((text) => text !== undefined);
  return new Set(typed.map((text) => normalizePhone(text).slice(0, 20)).filter(Boolean));
}

/**
 * Serves a write of the contract: form data or JSON, checked by the contract's schema, at most once
 * per Idempotency-Key. An HttpError that the handler throws undoes its writes.
 */
export function serveWrite<E extends Write, P = undefined>(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: E,
  handler: (call: WriteCall<FieldsOf<E>, P>) => Promise<WriteResult<AnswerOf<E>>>,
  options: ServeWriteOptions<FieldsOf<E>, AnswerOf<E>, P> = {},
): void {
  const { prepare, answerAgain, isAbout = () => '', ...writeOptions } = options;
  const { schemaFor = () => requestSchemas[endpoint.name], message = 'OK' } = options;
  app.route({
    method: 'POST',
    url: routeOf(endpoint, deps),
    config: deps.writeLimit,
    schema: { ...describe(endpoint, deps), ...documentBody(endpoint) },
    // The body is checked below, after form data and JSON have become the same text fields.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const raw = toFields(request.body);
      for (const phone of phonesIn(raw)) await app.limitPhone(request, phone);
      const fields = parseFields(schemaFor(raw), raw) as FieldsOf<E>;
      const call = { fields, raw, request };
      const outcome = await runWrite(
        { deps, endpoint, request },
        hashFields(raw, isAbout(request)),
        (tx, prepared: P) => handler({ ...call, tx, prepared }),
        { ...writeOptions, ...(prepare ? { prepare: () => prepare(call) } : {}) },
      );
      if (outcome.isRepeated && answerAgain) {
        const kept = unwrapAnswer(outcome.body, endpoint.answerPath) as AnswerOf<E>;
        outcome.body = wrapAnswer(await answerAgain(fields, kept), endpoint.answerPath, message);
      }
      return sendOutcome(reply, outcome);
    },
  });
}

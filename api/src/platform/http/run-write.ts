import type { AnswerOf, Endpoint } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { Tx } from '../db/db';
import type { ApiDeps } from '../deps';
import { wrapAnswer } from './envelope/envelope';
import { fromIssues } from './errors';
import type { Fields } from './fields';
import { HttpError } from './http-error';
import { findKept, freeKey, type KeptAnswer, readIdempotencyKey, runOnce } from './idempotency';
import { routeOf } from './route';
import { ThenDo } from './then-do';

/**
 * What a write handler gives: the answer, the answer with an action after the commit, or an error
 * whose writes are kept and whose Idempotency-Key is free again.
 */
export type WriteResult<A> = A | ThenDo<A> | HttpError;

export interface WriteOptions<A> {
  /** "OK" unless it says something to the visitor. */
  message?: string;
  /** Chooses the schema by the body, where the contract has a union. */
  schemaFor?: (raw: Readonly<Fields>) => $ZodType;
  /** The answer as it is kept for a repeated request, where it holds a secret. */
  answerToKeep?: (answer: A) => A;
}

/** Checks fields against a schema. @throws HttpError 400 with the messages by field. */
export function parseFields<S extends $ZodType>(schema: S, raw: Readonly<Fields>): output<S> {
  const parsed = safeParse(schema, raw);
  if (!parsed.success) throw fromIssues(parsed.error.issues);
  return parsed.data;
}

/**
 * Runs a write at most once for its Idempotency-Key; {@link sendOutcome} sends what came of it.
 * `prepare` runs before the transaction, with no database connection held, and not for a request
 * whose answer is known. Of two at the same time both prepare, and one writes.
 */
export async function runWrite<E extends Endpoint, P = undefined>(
  { deps, endpoint, request }: { deps: ApiDeps; endpoint: E; request: FastifyRequest },
  bodyHash: string,
  write: (tx: Tx, prepared: P) => Promise<WriteResult<AnswerOf<E>>>,
  options: WriteOptions<AnswerOf<E>> & { prepare?: () => Promise<P> } = {},
): Promise<KeptAnswer & { isRepeated: boolean }> {
  const { message = 'OK', answerToKeep, prepare } = options;
  const route = routeOf(endpoint, deps);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const wrap = (answer: AnswerOf<E>) => wrapAnswer(answer, endpoint.answerPath, message);
  const identity = { key, route, bodyHash };
  const known = prepare && (await findKept(deps.db, identity));
  if (known) return known;
  // Without a step to prepare, P is undefined.
  const prepared = (await prepare?.()) as P;
  // It has waited for somebody else, as many others may have who are answered in the same moment.
  if (prepare) await deps.writes.resume();
  let action: (() => Promise<void>) | undefined;
  const outcome = await runOnce(deps.db, identity, async (tx) => {
    const result = await write(tx, prepared);
    if (result instanceof HttpError) {
      return { status: result.status, body: result.toBody(), isFinal: false };
    }
    const answer = result instanceof ThenDo ? result.answer : result;
    if (result instanceof ThenDo) action = result.action;
    const keptBody = answerToKeep && wrap(answerToKeep(answer));
    return { status: 200, body: wrap(answer), isFinal: true, keptBody };
  });
  try {
    await action?.();
  } catch (error) {
    await freeKey(deps.db, key, route);
    throw error;
  }
  return outcome;
}

/** Sends the outcome of a write. */
export function sendOutcome(
  reply: FastifyReply,
  outcome: KeptAnswer & { isRepeated: boolean },
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (outcome.isRepeated) reply.header('idempotency-replayed', 'true');
  return reply.code(outcome.status).send(outcome.body);
}

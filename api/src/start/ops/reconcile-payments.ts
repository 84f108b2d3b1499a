import type { FastifyBaseLogger } from 'fastify';
import { reconcileOrder } from '../../features/payments/reconcile-order';
import type { ApiDeps } from '../../platform/deps';
import { PaymentProviderError } from '../../platform/payment-provider/provider';
import { type Claim, claimOverdue, giveBack } from './overdue-payments';

/**
 * A tenth of the calls that the provider gets at a time, so that orders of visitors find room. At
 * 400 ms each that is 900 orders a round and instance.
 */
export const RECONCILE = { atOnce: 8, batch: 40, budgetMs: 45_000 } as const;

export interface RoundOptions {
  /** Ends the round early. */
  signal?: AbortSignal;
  /** Milliseconds of a clock that only rises. */
  clock?: () => number;
}

/** Asks about one order. Says whether the provider was asked at all, and answered, and whether to go on. */
async function ask(deps: ApiDeps, log: FastifyBaseLogger, vendorOrderId: string) {
  try {
    await reconcileOrder(deps, log, vendorOrderId);
    return { isAsked: true, isAnswered: true, goesOn: true };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, event: 'payment-not-checked', vendorOrderId }, 'payment');
    // After a failure that may pass the others wait: it answers nobody now, or is busy with visitors' orders.
    const isAsked = error.failure !== 'busy';
    return { isAsked, isAnswered: false, goesOn: !error.isRetryable };
  }
}

/**
 * Asks about the claimed orders, several at a time, while `mayGoOn`. Gives back those that it did not come to, and
 * payments without an order that nobody answered for: those would be asked about never again.
 */
async function askAll(
  deps: ApiDeps,
  log: FastifyBaseLogger,
  { at, payments }: Claim,
  mayGoOn: () => boolean,
): Promise<{ answered: number; isDone: boolean }> {
  const waiting = [...payments];
  let answered = 0;
  let goesOn = true;
  const work = async () => {
    while (goesOn && mayGoOn()) {
      const next = waiting.shift();
      if (!next) return;
      const asked = await ask(deps, log, next.vendorOrderId).catch((error: unknown) => {
        goesOn = false;
        if (next.isOrderless) waiting.push(next);
        throw error;
      });
      if (asked.isAnswered) answered += 1;
      if (!asked.goesOn) goesOn = false;
      if (!asked.isAsked || (next.isOrderless && !asked.goesOn)) waiting.push(next);
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: RECONCILE.atOnce }, work));
  if (waiting.length > 0) await giveBack(deps, { at, payments: waiting });
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return { answered, isDone: goesOn && waiting.length === 0 };
}

/**
 * Asks the provider about every overdue order, batch by batch until none is left, the round's time
 * is over, or the provider does not answer. Gives how many it could ask about.
 */
export async function reconcilePayments(
  deps: ApiDeps,
  log: FastifyBaseLogger,
  { signal, clock = () => performance.now() }: RoundOptions = {},
): Promise<number> {
  const end = clock() + RECONCILE.budgetMs;
  const mayGoOn = () => !signal?.aborted && clock() < end;
  let answered = 0;
  while (mayGoOn()) {
    const claim = await claimOverdue(deps, RECONCILE.batch);
    const batch = await askAll(deps, log, claim, mayGoOn);
    answered += batch.answered;
    if (!batch.isDone || claim.payments.length < RECONCILE.batch) break;
  }
  return answered;
}

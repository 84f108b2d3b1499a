import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { reconcileOrder } from '../../features/payments/reconcile-order';
import type { ApiDeps } from '../../platform/deps';
import { PaymentProviderError } from '../../platform/payment-provider/provider';

/** The browser and two webhooks have told by then, if anybody does. */
const OVERDUE_MINUTES = 15;
/** The provider takes no money for an order that is older. */
const GIVE_UP_DAYS = 7;
/** In one round; what is left waits for the next. */
const MAX_PER_ROUND = 50;

/**
 * Takes overdue orders for this instance: those that are `created` for more than 15 minutes, the
 * longest unasked first. One that stays unpaid is asked about more and more rarely: after a quarter
 * of its age. Two instances never take the same.
 */
async function claimOverdue({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<string[]> {
  const at = now().toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment set checked_at = ${at}
    where id in (
      select id from payment
      where status = 'created' and order_id is not null
        and created_at < ${at}::timestamptz - make_interval(mins => ${OVERDUE_MINUTES})
        and created_at > ${at}::timestamptz - make_interval(days => ${GIVE_UP_DAYS})
        and (checked_at is null or checked_at < ${at}::timestamptz - greatest(
          make_interval(mins => ${OVERDUE_MINUTES}), (${at}::timestamptz - created_at) / 4))
      order by checked_at nulls first, created_at
      limit ${MAX_PER_ROUND}
      for update skip locked
    )
    returning vendor_order_id as id`);
  return rows.map(({ id }) => id);
}

/** Asks the provider about every overdue order. Gives how many it could ask about. */
export async function reconcilePayments(deps: ApiDeps, log: FastifyBaseLogger): Promise<number> {
  let asked = 0;
  for (const vendorOrderId of await claimOverdue(deps)) {
    try {
      await reconcileOrder(deps, log, vendorOrderId);
      asked += 1;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      log.warn({ err: error, event: 'payment-not-checked', vendorOrderId }, 'payment');
      // It does not answer anybody now; the others are asked about in a later round.
      if (error.isRetryable) break;
    }
  }
  return asked;
}

import { sql } from 'drizzle-orm';
import { PAY_WINDOW_DAYS } from '../../features/payments/pay-window';
import type { ApiDeps } from '../../platform/deps';

/** By this age of an order, in minutes, the browser and two webhooks have reported its payment, if they ever do. */
const OVERDUE_MINUTES = 15;
/** Between two questions about one order: a quarter of its age, but no more hours than these. */
const MAX_PAUSE_HOURS = 24;
/**
 * A payment that the open gateway call made, without an order of ours, is asked about once, after so many hours:
 * long before the clean-up removes it.
 */
const ORDERLESS_HOURS = 24;

/** An order that this instance is to ask about, and when it was asked about before. */
export interface OverduePayment {
  vendorOrderId: string;
  /** As the database writes it; null for never. */
  checkedBefore: string | null;
  /** The open gateway call made it: this is the one question about it. */
  isOrderless: boolean;
}

/** Orders that one instance took at one moment. */
export interface Claim {
  at: string;
  payments: OverduePayment[];
}

/**
 * Takes overdue orders for this instance: those that nobody has paid, as far as we know, for more than 15
 * minutes, the longest unasked first. Those that count as failed are among them: a widget that was closed is
 * reported as a failure, and the bank may take the money all the same. One that stays unpaid is asked about
 * more and more rarely: after a quarter of its age, at least once a day. Orders of ours come before payments without
 * an order, which anybody can make. Two instances never take the same.
 */
export async function claimOverdue(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  limit: number,
): Promise<Claim> {
  const at = now().toISOString();
  const { rows } = await db.execute<OverduePayment & Record<string, unknown>>(sql`
    update payment set checked_at = ${at}
    from (
      select id, checked_at from payment
      where status in ('created', 'failed')
        and created_at < ${at}::timestamptz - make_interval(mins => ${OVERDUE_MINUTES})
        and created_at > ${at}::timestamptz - make_interval(days => ${PAY_WINDOW_DAYS})
        and case when order_id is null
          then checked_at is null
            and created_at < ${at}::timestamptz - make_interval(hours => ${ORDERLESS_HOURS})
          else checked_at is null or checked_at < ${at}::timestamptz - greatest(
            make_interval(mins => ${OVERDUE_MINUTES}),
            least((${at}::timestamptz - created_at) / 4, make_interval(hours => ${MAX_PAUSE_HOURS})))
          end
      order by (order_id is null), checked_at nulls first, created_at
      limit ${limit}
      for update skip locked
    ) as due
    where payment.id = due.id
    returning payment.vendor_order_id as "vendorOrderId", due.checked_at::text as "checkedBefore",
      payment.order_id is null as "isOrderless"`);
  return { at, payments: rows };
}

/** Gives back what was taken and not asked about: it is due again at once. */
export async function giveBack(
  { db }: Pick<ApiDeps, 'db'>,
  { at, payments }: Claim,
): Promise<void> {
  const ids = sql.param(payments.map(({ vendorOrderId }) => vendorOrderId));
  const times = sql.param(payments.map(({ checkedBefore }) => checkedBefore));
  await db.execute(sql`
    update payment set checked_at = due.checked_at
    from unnest(${ids}::text[], ${times}::timestamptz[]) as due (vendor_order_id, checked_at)
    where payment.vendor_order_id = due.vendor_order_id and payment.checked_at = ${at}`);
}

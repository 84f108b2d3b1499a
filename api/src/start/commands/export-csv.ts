import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@site/server';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ensureTables } from './ensure-tables';

/** The day of a moment in India, as accounts count days: from midnight there. */
const dayInIndia = (moment: string): string =>
  `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** When money was taken for an order as its own; of one that a person had to decide on, when its money came. */
const PAID_AT = `(
  select min(event.created_at) from payment_event as event
  where event.payment_id = payment.id and event.kind = 'succeeded'
    and (event.outcome = 'applied'
      or payment.status = 'paid' and event.payment_reference = payment.payment_reference))`;

/**
 * Orders with the ids under which the provider knows their payment, when they were paid, and how their amounts came about:
 * a pre-booking pays advance and charges, a full order the price of the bike and charges.
 */
const PAID_ORDERS = `(
  select *, ${dayInIndia('created_at')} as ordered_on, ${dayInIndia('paid_at')} as paid_on
  from (
    select sales_order.*, payment.provider, payment.vendor_order_id, payment.payment_reference,
      ${PAID_AT} as paid_at,
      price ->> 'actualPaise' as list_price_paise, price ->> 'discountPaise' as discount_paise,
      price ->> 'amountPaise' as bike_price_paise, price ->> 'preorderPaise' as advance_paise,
      price -> 'charges' as charges
    from sales_order left join payment on payment.order_id = sales_order.id
  ) as priced_order
) as paid_order`;

/**
 * Money that came or went back, a line each, also what belongs to no order: a payment that is told of several times stands
 * once. A success that names no amount is one of the amount that was asked for.
 */
const MONEY = `(
  select event.id, event.created_at, ${dayInIndia('event.created_at')} as day, event.kind, event.outcome,
    case when event.kind = 'succeeded' then coalesce(event.amount_paise, payment.amount_paise)
      else event.amount_paise end as amount_paise,
    payment.amount_paise as asked_paise, payment.provider, payment.vendor_order_id,
    event.payment_reference, event.claim_reference, sales_order.tracking_id, sales_order.order_type,
    payment.status
  from payment_event as event
  join payment on payment.id = event.payment_id
  left join sales_order on sales_order.id = payment.order_id
  where event.kind in ('succeeded', 'refunded') and event.outcome <> 'repeated'
) as money`;

/** What can be exported, and from which table with which columns, oldest first. */
const EXPORTS = {
  enquiries: {
    table: 'enquiry',
    columns: [
      ...['tracking_id', 'created_at', 'kind', 'category', 'name', 'phone', 'email', 'source'],
      ...['campaign_id', 'enquired_for_item', 'country', 'state', 'district', 'city', 'street'],
      ...['pincode', 'description', 'assigned_to', 'walkin_stage', 'testride_status', 'details'],
    ],
  },
  leads: {
    table: 'lead',
    columns: [
      ...['tracking_id', 'created_at', 'name', 'phone', 'email', 'source', 'campaign_id'],
      ...['testride_status', 'details'],
    ],
  },
  applications: {
    table: 'dealer_application',
    columns: [
      ...['tracking_id', 'created_at', 'first_name', 'last_name', 'email', 'phone'],
      ...['phone_verified', 'country', 'state', 'district', 'city', 'street', 'pincode'],
      ...['campaign_source', 'campaign_id', 'requirements'],
    ],
  },
  orders: {
    table: PAID_ORDERS,
    columns: [
      ...['tracking_id', 'created_at', 'order_type', 'status', 'vendor_order_id'],
      ...['payment_reference', 'items_list', 'customer_name'],
      ...['phone', 'email', 'amount_paise', 'coupon_code', 'source', 'campaign_id'],
      ...['delivery_type', 'billing', 'shipping', 'ordered_on', 'paid_at', 'paid_on', 'provider'],
      ...['list_price_paise', 'discount_paise', 'bike_price_paise', 'advance_paise', 'charges'],
      ...['dispatch_centre'],
    ],
  },
  payments: {
    table: MONEY,
    columns: [
      ...['created_at', 'day', 'kind', 'outcome', 'amount_paise', 'asked_paise', 'provider'],
      ...['vendor_order_id', 'payment_reference', 'tracking_id', 'order_type', 'status'],
      'claim_reference',
    ],
  },
} as const;
export type ExportName = keyof typeof EXPORTS;

/** The name of an export. @throws StartError that lists the names. */
export function parseExportName(text: string | undefined): ExportName {
  if (text !== undefined && Object.hasOwn(EXPORTS, text)) return text as ExportName;
  throw new StartError(`Name what to export: ${Object.keys(EXPORTS).join(', ')}.`);
}

/**
 * A cell that a spreadsheet takes for a formula gets an apostrophe in front: what visitors typed must
 * not be run by the program in which somebody opens the file.
 */
const safeCell = (column: string): string => {
  const name = pg.escapeIdentifier(column);
  return `case when ${name}::text ~ '^[=+@\\t\\r-]' then '''' || ${name}::text else ${name}::text end as ${name}`;
};

/**
 * Streams one export as CSV with a header line; times are UTC.
 * @throws StartError for a database on which the API was never started
 */
export async function exportCsv(
  client: pg.ClientBase,
  name: ExportName,
  out: Writable,
): Promise<void> {
  const { table, columns } = EXPORTS[name];
  await ensureTables(client);
  await client.query("set timezone = 'UTC'");
  await client.query('set statement_timeout = 0');
  const select = `select ${columns.map(safeCell).join(', ')} from ${table} order by created_at, tracking_id`;
  await pipeline(
    client.query(copyTo(`copy (${select}) to stdout with (format csv, header true)`)),
    out,
    { end: false },
  );
}

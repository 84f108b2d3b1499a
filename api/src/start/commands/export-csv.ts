import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@site/server';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ensureTables } from './ensure-tables';

/** Orders with the ids under which the provider knows their payment. */
const PAID_ORDERS = `(
  select sales_order.*, payment.vendor_order_id, payment.payment_reference
  from sales_order left join payment on payment.order_id = sales_order.id
) as paid_order`;

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
      ...['delivery_type', 'billing', 'shipping'],
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

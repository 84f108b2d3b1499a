import type { Order } from '@site/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { salesOrder } from '../../platform/db/schema/all';
import { orderStatusLabel } from '../payments/order-status';

/** The latest order of a phone, as order history shows it; undefined when there is none. */
export async function readLatestOrder(db: Db, phone: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(salesOrder)
    .where(eq(salesOrder.phone, phone))
    .orderBy(desc(salesOrder.createdAt))
    .limit(1);
  return (
    row && {
      ao_items_list: row.itemsList,
      ao_customer_name: row.customerName,
      ao_customer_phone: row.phone,
      ao_customer_email: row.email,
      ao_tracking_id: row.trackingId,
      ao_created_on: row.createdAt.toISOString(),
      ao_status: orderStatusLabel(row.status, row.orderType),
    }
  );
}

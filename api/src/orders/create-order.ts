import { createOrder, type OrderCreate } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/connect';
import { salesOrder } from '../db/schema/all';
import type { OrderAddress } from '../db/schema/orders';
import type { ApiDeps } from '../deps';
import { newTrackingId } from '../enquiries/tracking-id';
import { serveWrite } from '../http/serve-write';
import { createAtProvider } from '../payments/create-at-provider';
import { insertPayment } from '../payments/insert-payment';
import { toRupees } from '../pricing/paise';
import { type PricedOrder, priceOrder } from './price-order';

function toAddress(fields: OrderCreate, kind: 'bill' | 'ship'): OrderAddress {
  return {
    street: fields[`${kind}_street_1`],
    city: fields[`${kind}_city`],
    district: fields[`${kind}_district`],
    state: fields[`${kind}_state`],
    pincode: fields[`${kind}_pincode`],
    country: fields[`${kind}_country`],
  };
}

const toRow = (fields: OrderCreate, priced: PricedOrder, trackingId: string) => ({
  trackingId,
  orderType: fields.order_type,
  status: 'created' as const,
  itemKey: priced.item.itemKey,
  itemsList: `${priced.item.itemKey}-1`,
  customerName: fields.customer_full_name,
  phone: fields.customer_phone_number,
  email: fields.customer_email,
  billing: toAddress(fields, 'bill'),
  shipping: toAddress(fields, 'ship'),
  source: fields.source,
  deliveryType: fields.order_delivery_type,
  vendorLabel: fields.transaction_vendor,
  couponCode: priced.couponCode,
  dispatchCentre: priced.centre?.id ?? null,
  amountPaise: priced.amountPaise,
  price: priced.price,
});

interface NewOrder {
  row: ReturnType<typeof toRow>;
  provider: string;
  vendorOrderId: string;
}

/** Order and payment: all or nothing. */
async function insertOrder(tx: Tx, { row, provider, vendorOrderId }: NewOrder): Promise<void> {
  const [order] = await tx.insert(salesOrder).values(row).returning({ id: salesOrder.id });
  if (!order) throw new Error('The order was not inserted');
  const { amountPaise } = row;
  await insertPayment(tx, { orderId: order.id, provider, vendorOrderId, amountPaise });
}

/**
 * order/preorder/create. The amount is computed here from the item, the coupon and the place; then
 * the provider's order is made, and all of ours is written in one transaction. An order at the
 * provider whose transaction fails afterwards is never paid and harms nobody.
 */
export function createOrderRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(
    app,
    deps,
    createOrder,
    async ({ fields, tx }) => {
      const priced = await priceOrder(tx, fields, deps.now());
      const trackingId = newTrackingId('O');
      const { amountPaise } = priced;
      const atProvider = await createAtProvider(deps.payments, {
        amountPaise,
        receipt: trackingId,
      });
      const vendorOrderId = atProvider.orderId;
      const row = toRow(fields, priced, trackingId);
      await insertOrder(tx, { row, provider: deps.payments.name, vendorOrderId });
      return {
        payment_entry_info: {
          transaction_vendor_order_id: vendorOrderId,
          transaction_amount: toRupees(amountPaise),
        },
      };
    },
    { message: 'Your order was created. Please complete the payment.' },
  );
}

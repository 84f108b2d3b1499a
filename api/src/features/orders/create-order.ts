import {
  createOrder,
  type OrderCreate,
  type OrderCreateAnswer,
  PREORDER_CAMPAIGN,
} from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/db';
import { salesOrder } from '../../platform/db/schema/all';
import type { OrderAddress } from '../../platform/db/schema/orders';
import type { ApiDeps } from '../../platform/deps';
import { CodeGuesses } from '../../platform/http/code-guesses';
import { HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import type { PaymentProvider } from '../../platform/payment-provider/provider';
import { newTrackingId } from '../../platform/tracking-id';
import { hasPhoneToken } from '../communication/bearer';
import { createAtProvider } from '../payments/create-at-provider';
import { insertPayment } from '../payments/insert-payment';
import { toRupees } from '../pricing/paise';
import { hashOrderReference, makeOrderReference, rememberReference } from './order-reference';
import {
  isCodeRefusal,
  namesCode,
  type PricedOrder,
  type PriceQuestion,
  priceOrder,
  priceOrderLocked,
} from './price-order';
import { keptPrices } from './price-source';

const CREATED = 'Your order was created. Please complete the payment.';
const PRICE_MOVED = 'The price has changed. Please check it and order again.';

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
  campaignId: PREORDER_CAMPAIGN.campaignId,
  deliveryType: fields.order_delivery_type,
  vendorLabel: fields.transaction_vendor,
  couponCode: priced.couponCode,
  dispatchCentre: priced.centre?.id ?? null,
  amountPaise: priced.amountPaise,
  price: priced.price,
});

interface NewOrder {
  row: ReturnType<typeof toRow> & { referenceHash: string };
  provider: string;
  vendorOrderId: string;
}

/** Writes order and payment, both or neither. */
async function insertOrder(tx: Tx, { row, provider, vendorOrderId }: NewOrder): Promise<void> {
  const [order] = await tx.insert(salesOrder).values(row).returning({ id: salesOrder.id });
  if (!order) throw new Error('The order was not inserted');
  const { amountPaise } = row;
  await insertPayment(tx, { orderId: order.id, provider, vendorOrderId, amountPaise });
}

/** An order at the provider, made while no transaction is open, for the price that was known at that moment. */
interface PreparedOrder {
  trackingId: string;
  amountPaise: number;
  vendorOrderId: string;
}

async function prepareOrder(
  deps: ApiDeps,
  question: PriceQuestion,
  limited: <T>(ask: () => Promise<T>) => Promise<T>,
): Promise<PreparedOrder> {
  const { amountPaise } = await limited(() => priceOrder(deps.db, question, keptPrices(deps)));
  const trackingId = newTrackingId('O');
  const atProvider = await createAtProvider(deps.payments, { amountPaise, receipt: trackingId });
  return { trackingId, amountPaise, vendorOrderId: atProvider.orderId };
}

/** The answer with this reference in it; with an empty one for the copy that is kept. */
function withReference(answer: OrderCreateAnswer, order_reference: string): OrderCreateAnswer {
  const { payment_entry_info } = answer.response_data;
  return {
    ...answer,
    response_data: { payment_entry_info: { ...payment_entry_info, order_reference } },
  };
}

/** A kept answer with the key that opens the widget today: the operator may have exchanged it since. */
function withTodaysKey(
  kept: OrderCreateAnswer,
  { name, publicKey }: Pick<PaymentProvider, 'name' | 'publicKey'>,
): OrderCreateAnswer {
  const { payment_entry_info: entry } = kept.response_data;
  if (entry.payment_provider !== name) return kept;
  return { ...kept, response_data: { payment_entry_info: { ...entry, payment_key: publicKey } } };
}

/**
 * order/preorder/create. The amount is computed here from the item, the coupon and the place. The
 * provider's order is made first, since no transaction may wait for a gateway, for a price from memory;
 * then the price is computed again from the database and all of ours is written in one transaction. An
 * order at the provider whose transaction fails afterwards is never paid and harms nobody.
 */
export function createOrderRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { payments, config } = deps;
  const guesses = new CodeGuesses(config);
  const referenceOf = (vendorOrderId: string) =>
    makeOrderReference(config.secrets.tokenSecret, vendorOrderId);
  const questionOf = (fields: OrderCreate, request: FastifyRequest): PriceQuestion => ({
    fields,
    now: deps.now(),
    isPhoneProven: hasPhoneToken(request, deps, fields.customer_phone_number),
  });
  serveWrite<typeof createOrder, PreparedOrder>(
    app,
    deps,
    createOrder,
    async ({ fields, request, tx, prepared: { trackingId, amountPaise, vendorOrderId } }) => {
      const priced = await priceOrderLocked(tx, questionOf(fields, request));
      if (priced.amountPaise !== amountPaise) throw new HttpError(409, PRICE_MOVED);
      const order_reference = referenceOf(vendorOrderId);
      const referenceHash = hashOrderReference(order_reference);
      const row = { ...toRow(fields, priced, trackingId), referenceHash };
      await insertOrder(tx, { row, provider: payments.name, vendorOrderId });
      return {
        response_data: {
          payment_entry_info: {
            transaction_vendor_order_id: vendorOrderId,
            transaction_amount: toRupees(amountPaise),
            payment_provider: payments.name,
            payment_key: payments.publicKey,
            order_reference,
          },
        },
        message: CREATED,
      };
    },
    {
      message: CREATED,
      prepare: ({ fields, request }) =>
        prepareOrder(deps, questionOf(fields, request), (ask) =>
          namesCode(fields) ? guesses.judge(request, ask, { isRefusal: isCodeRefusal }) : ask(),
        ),
      answerToKeep: (answer) => withReference(answer, ''),
      answerAgain: async (_fields, kept) => {
        const { transaction_vendor_order_id: vendorOrderId } =
          kept.response_data.payment_entry_info;
        const order_reference = referenceOf(vendorOrderId);
        await rememberReference(deps.db, vendorOrderId, order_reference);
        return withReference(withTodaysKey(kept, payments), order_reference);
      },
    },
  );
}

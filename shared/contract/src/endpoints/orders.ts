import type { ReadEndpoint, WriteEndpoint } from './endpoint';

/** The latest order of a phone (`id`), at most one; needs the token of that phone (design §7). */
export const readOrderHistory = {
  name: 'readOrderHistory',
  method: 'GET',
  service: 'app',
  path: '/orders/fullpayment/orders/details/:id',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/order')).orderListSchema,
  answerPath: ['data', 'data', 'response_data', 'order_list'],
} as const satisfies ReadEndpoint;

/** Creates an order of `amount` rupees at the payment provider, "razorpay" in the path. */
export const createGatewayOrder = {
  name: 'createGatewayOrder',
  method: 'GET',
  service: 'app',
  path: '/website/products/:provider/order/create/:amount',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../answers/payment')).gatewayOrderSchema,
  answerPath: ['data', 'response_data', 'payment_gateway_order_info'],
} as const satisfies ReadEndpoint;

/** Verifies the payment widget's result. */
export const verifyPayment = {
  name: 'verifyPayment',
  method: 'GET',
  service: 'app',
  path: '/website/products/:provider/order/verify/:orderId/:paymentId/:signature',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../answers/payment'))
      .paymentVerificationSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies ReadEndpoint;

/** Ours: the payment provider and the address of its widget's script, to load before the first order. */
export const readPaymentCheckout = {
  name: 'readPaymentCheckout',
  method: 'GET',
  service: 'app',
  path: '/order/payment/checkout',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/payment-checkout'))
      .paymentCheckoutSchema,
  answerPath: ['data', 'response_data', 'payment_checkout'],
} as const satisfies ReadEndpoint;

/**
 * Ours: where an order stands, as far as the API knows. Needs the header `order-reference`; 404 for one
 * that is not known.
 */
export const readOrderState = {
  name: 'readOrderState',
  method: 'GET',
  service: 'app',
  path: '/order/state',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/order-state')).orderStateSchema,
  answerPath: ['data', 'response_data', 'order_state'],
} as const satisfies ReadEndpoint;

/**
 * Ours: asks the payment provider first, so that money which arrived without anybody telling is seen
 * at once. The same header and answer; no field. A new Idempotency-Key, or none, asks anew. A question, although
 * it is asked by POST: it stands among the reads, so that a page that asks it brings no schema of a write along.
 */
export const refreshOrderState = {
  name: 'refreshOrderState',
  method: 'POST',
  service: 'app',
  path: '/order/state/refresh',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/order-state')).orderStateSchema,
  answerPath: ['data', 'response_data', 'order_state'],
} as const satisfies WriteEndpoint;

/**
 * Ours: the receipt of a paid order; 409 before money arrived. Needs the header `order-reference`; or
 * `order-tracking-id` and the bearer token of the order's phone, for a receipt with the buyer's data.
 */
export const readReceipt = {
  name: 'readReceipt',
  method: 'GET',
  service: 'app',
  path: '/order/receipt/data',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/receipt')).receiptSchema,
  answerPath: ['data', 'response_data', 'receipt'],
} as const satisfies ReadEndpoint;

import * as z from 'zod/mini';
import { orderListSchema } from '../entities/order';
import { orderStateSchema } from '../entities/order-state';
import { paymentCheckoutSchema } from '../entities/payment-checkout';
import { receiptSchema } from '../entities/receipt';
import { orderCreateAnswerSchema, orderCreateSchema } from '../requests/order-create';
import {
  gatewayOrderSchema,
  paymentReportAnswerSchema,
  paymentReportSchema,
  paymentVerificationSchema,
} from '../requests/payment';
import type { Endpoint } from './endpoint';

/** `id` is a phone number; needs the bearer token of that phone (design §7). */
export const readOrderHistory = {
  method: 'GET',
  service: 'app',
  path: '/orders/fullpayment/orders/details/:id',
  summary: 'The latest order of a verified phone',
  answer: orderListSchema,
  answerPath: ['data', 'data', 'response_data', 'order_list'],
} as const satisfies Endpoint;

export const createOrder = {
  method: 'POST',
  service: 'app',
  path: '/order/preorder/create',
  summary: 'Create a pre-order or an order',
  request: orderCreateSchema,
  answer: orderCreateAnswerSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

/** `provider` is the payment provider's name in the path ("razorpay"); `amount` in rupees. */
export const createGatewayOrder = {
  method: 'GET',
  service: 'app',
  path: '/website/products/:provider/order/create/:amount',
  summary: 'Create an order at the payment provider',
  answer: gatewayOrderSchema,
  answerPath: ['data', 'response_data', 'payment_gateway_order_info'],
} as const satisfies Endpoint;

export const verifyPayment = {
  method: 'GET',
  service: 'app',
  path: '/website/products/:provider/order/verify/:orderId/:paymentId/:signature',
  summary: "Verify the payment widget's result",
  answer: paymentVerificationSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

export const reportPayment = {
  method: 'POST',
  service: 'app',
  path: '/order/payment/status/update',
  summary: "Report the payment widget's result",
  request: paymentReportSchema,
  answer: paymentReportAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

/** Ours: what to load before the first order. */
export const readPaymentCheckout = {
  method: 'GET',
  service: 'app',
  path: '/order/payment/checkout',
  summary: "The payment provider and the address of its widget's script",
  answer: paymentCheckoutSchema,
  answerPath: ['data', 'response_data', 'payment_checkout'],
} as const satisfies Endpoint;

/** Ours: what the API knows. Needs the header `order-reference`; 404 for one that is not known. */
export const readOrderState = {
  method: 'GET',
  service: 'app',
  path: '/order/state',
  summary: 'Where an order stands, by its reference',
  answer: orderStateSchema,
  answerPath: ['data', 'response_data', 'order_state'],
} as const satisfies Endpoint;

/**
 * Ours: asks the payment provider first, so that money which arrived without anybody telling is seen
 * at once. The same header and answer; no field. A new Idempotency-Key, or none, asks anew.
 */
export const refreshOrderState = {
  method: 'POST',
  service: 'app',
  path: '/order/state/refresh',
  summary: 'Where an order stands, after asking the payment provider',
  request: z.object({}),
  answer: orderStateSchema,
  answerPath: ['data', 'response_data', 'order_state'],
} as const satisfies Endpoint;

/**
 * Ours: the receipt of a paid order; 409 before money arrived. Needs the header `order-reference`; or
 * `order-tracking-id` and the bearer token of the order's phone, for a receipt with the buyer's data.
 */
export const readReceipt = {
  method: 'GET',
  service: 'app',
  path: '/order/receipt/data',
  summary: 'The receipt of a paid order',
  answer: receiptSchema,
  answerPath: ['data', 'response_data', 'receipt'],
} as const satisfies Endpoint;

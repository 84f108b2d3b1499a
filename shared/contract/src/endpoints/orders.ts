import { orderListSchema } from '../entities/order';
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

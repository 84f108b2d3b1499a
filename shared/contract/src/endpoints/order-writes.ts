import { orderCreateAnswerSchema } from '../answers/order-create';
import { paymentReportAnswerSchema } from '../answers/payment';
import type { WriteEndpoint } from './endpoint';

/** Creates a pre-order or an order. */
export const createOrder = {
  name: 'createOrder',
  method: 'POST',
  service: 'app',
  path: '/order/preorder/create',
  answer: orderCreateAnswerSchema,
  answerPath: ['data'],
} as const satisfies WriteEndpoint;

/** Reports the payment widget's result. */
export const reportPayment = {
  name: 'reportPayment',
  method: 'POST',
  service: 'app',
  path: '/order/payment/status/update',
  answer: paymentReportAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;

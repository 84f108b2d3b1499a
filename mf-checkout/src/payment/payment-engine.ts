/** Everything that makes, takes and confirms a payment: one file of its own, loaded by who begins to order. */
export { confirmPayment } from './confirm-payment';
export { beginIntent } from './order-intent';
export { payOrder } from './pay-order';
export { askBeforePaying, placeOrder } from './place-order';
export { settleOrder } from './settle-order';
export { tellLeft } from './tell-left';

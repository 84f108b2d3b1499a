import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';
import { defineWrite } from '../http/define-write';

export const readOrderHistory = /* @__PURE__ */ defineRead(contract.readOrderHistory);
export const readPaymentCheckout = /* @__PURE__ */ defineRead(contract.readPaymentCheckout);
export const verifyPayment = /* @__PURE__ */ defineRead(contract.verifyPayment);
export const createOrder = /* @__PURE__ */ defineWrite(contract.createOrder);
export const reportPayment = /* @__PURE__ */ defineWrite(contract.reportPayment);

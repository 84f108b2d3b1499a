import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const readOrderHistory = /* @__PURE__ */ defineRead(contract.readOrderHistory);
export const readPaymentCheckout = /* @__PURE__ */ defineRead(contract.readPaymentCheckout);
export const verifyPayment = /* @__PURE__ */ defineRead(contract.verifyPayment);

import * as contract from '@site/contract';
import { defineWrite } from '../http/define-write';

export const createOrder = /* @__PURE__ */ defineWrite(contract.createOrder);
export const reportPayment = /* @__PURE__ */ defineWrite(contract.reportPayment);

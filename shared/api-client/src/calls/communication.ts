import * as contract from '@site/contract';
import { defineWrite } from '../http/define-write';

export const sendOtp = /* @__PURE__ */ defineWrite(contract.sendOtp);
export const verifyOtp = /* @__PURE__ */ defineWrite(contract.verifyOtp);

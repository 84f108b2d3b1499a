import * as contract from '@site/contract';
import { defineWrite } from '../http/define-write';

export const createEnquiry = /* @__PURE__ */ defineWrite(contract.createEnquiry);
export const recordWalkIn = /* @__PURE__ */ defineWrite(contract.recordWalkIn);
export const updateEnquiryTestRide = /* @__PURE__ */ defineWrite(contract.updateEnquiryTestRide);

import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';
import { defineWrite } from '../http/define-write';

export const createEnquiry = /* @__PURE__ */ defineWrite(contract.createEnquiry);
export const recordWalkIn = /* @__PURE__ */ defineWrite(contract.recordWalkIn);
export const updateEnquiryTestRide = /* @__PURE__ */ defineWrite(contract.updateEnquiryTestRide);
export const listStages = /* @__PURE__ */ defineRead(contract.listStages);
export const listCampaigns = /* @__PURE__ */ defineRead(contract.listCampaigns);

import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const listStages = /* @__PURE__ */ defineRead(contract.listStages);
export const listCampaigns = /* @__PURE__ */ defineRead(contract.listCampaigns);

import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const listDealerStates = /* @__PURE__ */ defineRead(contract.listDealerStates);
export const listDealers = /* @__PURE__ */ defineRead(contract.listDealers);
export const listRequirementInputs = /* @__PURE__ */ defineRead(contract.listRequirementInputs);

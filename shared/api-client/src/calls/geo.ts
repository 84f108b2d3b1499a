import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const listStatesAndZones = /* @__PURE__ */ defineRead(contract.listStatesAndZones);
export const listDistricts = /* @__PURE__ */ defineRead(contract.listDistricts);

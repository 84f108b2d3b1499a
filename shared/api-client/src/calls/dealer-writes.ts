import * as contract from '@site/contract';
import { defineWrite } from '../http/define-write';

export const createDealerApplication = /* @__PURE__ */ defineWrite(
  contract.createDealerApplication,
);

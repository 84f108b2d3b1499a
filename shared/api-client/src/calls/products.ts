import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const listProductTitles = /* @__PURE__ */ defineRead(contract.listProductTitles);
export const listProducts = /* @__PURE__ */ defineRead(contract.listProducts);
export const listOffers = /* @__PURE__ */ defineRead(contract.listOffers);

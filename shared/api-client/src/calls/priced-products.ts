import { listPricedProducts as call } from '@site/contract';
import { defineRead } from '../http/define-read';

/** In a file of its own: pages that list products do not carry what a quote looks like. */
export const listPricedProducts = /* @__PURE__ */ defineRead(call);

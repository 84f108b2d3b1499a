import {
  ALL_PRODUCTS,
  listOffers,
  listPricedProducts,
  listProducts,
  listProductTitles,
  pricedProductsParams,
  toSlug,
} from '@site/contract';
import type { Recorder } from './recorder';

/** `vayu_marut-gt` of `Vayu_Marut-GT-Red`: what a pre-order address names. */
const modelOf = (itemKey: string): string => toSlug(itemKey).split('-').slice(0, 2).join('-');

/** Asks for what the pages of products and of pre-orders read: of every product, and of every offer. */
export async function recordProducts(recorder: Recorder): Promise<void> {
  const titles = await recorder.ask(listProductTitles, {});
  const groups = await recorder.ask(listProducts, { id: ALL_PRODUCTS });
  for (const title of titles) await recorder.ask(listProducts, { id: toSlug(title) });
  const models = groups.flat().map((item) => modelOf(item.ai_item_key ?? ''));
  for (const itemKey of new Set(models))
    await recorder.ask(listPricedProducts, pricedProductsParams({ itemKey }));
  for (const { aid_code: couponCode, aid_for_items } of await recorder.ask(listOffers, {})) {
    const [itemKey = ''] = toSlug(aid_for_items).split(',');
    await recorder.ask(listPricedProducts, pricedProductsParams({ itemKey, couponCode }));
  }
}

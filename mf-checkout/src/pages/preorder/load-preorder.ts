import { listPricedProducts, loadAll, readFinePrint } from '@site/api-client';
import type { PricedProduct, PricedProducts } from '@site/contract';
import { pricedProductsParams } from '@site/contract';
import { parseItemCode } from '@site/links';
import type { PageLoader } from '@site/shell';
import { buildPreorderHead } from './build-preorder-head';
import { resolvePreselection } from './resolve-preselection';
import { resolveProductLoad } from './resolve-product-load';
import { withAddressChoice } from './use-selection';

/**
 * The product with its prices; a key that begins with a slug of before a rename leads to that of today. An unknown one is a
 * page of status 404 (spec §8 has its words).
 */
export const loadPreorder: PageLoader = async ({ params, url, signal }) => {
  const slug = parseItemCode(params['productId'] ?? '');
  const products = listPricedProducts.read(
    pricedProductsParams({ itemKey: slug.itemKey, couponCode: params['offerCode'] }),
  );
  const loaded = await loadAll([products, readFinePrint.read()], signal);
  const error = loaded.failures[products.key];
  const load = resolveProductLoad(
    error
      ? { status: 'error', error }
      : { status: 'ready', data: loaded.fallback[products.key] as PricedProducts },
  );
  const asked = withAddressChoice(slug, url.searchParams);
  const preselected = load.kind === 'ready' ? resolvePreselection(load.product, asked) : undefined;
  return {
    ...loaded,
    ...(load.kind === 'ready' && {
      fallback: { ...loaded.fallback, [products.key]: [withFirstPictures(load.product)] },
      presentSlug: load.product.present_slug,
    }),
    head: buildPreorderHead(slug, preselected?.item, params['offerCode'] !== undefined),
    ...(load.kind === 'unknown' ? { status: 404 } : {}),
  };
};

/** The product with the one picture of each item that the page shows: data travel in the page's HTML. */
function withFirstPictures(product: PricedProduct): PricedProduct {
  const variants = product.variants.map((variant) => ({
    ...variant,
    items: variant.items.map((item) => ({ ...item, images: item.images.slice(0, 1) })),
  }));
  return { ...product, variants };
}

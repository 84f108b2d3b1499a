import { listPricedProducts } from '@site/api-client';
import { pricedProductsParams } from '@site/contract';
import { parseItemCode } from '@site/links';
import { useParams } from '@site/router';

/** Slugs that the product of the page had before it was renamed, out of what the page has read already. */
export function useFormerSlugs(): readonly string[] {
  const { productId, offerCode } = useParams();
  const { data } = listPricedProducts.useRead(
    productId
      ? pricedProductsParams({ itemKey: parseItemCode(productId).itemKey, couponCode: offerCode })
      : null,
  );
  return data?.[0]?.former_slugs ?? [];
}

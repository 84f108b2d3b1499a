import { listPricedProducts } from '@site/api-client';
import { pricedProductsParams } from '@site/contract';
import { parseItemCode } from '@site/links';
import { useParams } from '@site/router';
import { loadPreorderForm } from './form/late-preorder-form';
import { loadStateSelect } from './late-state-select';
import { PreorderFailure } from './preorder-failure';
import { PreorderLoading } from './preorder-loading';
import { PreorderReady } from './preorder-ready';
import { resolveProductLoad } from './resolve-product-load';

/** Pre-order of a product, with or without an offer code (spec §2). */
function PreorderPage() {
  const { productId = '', offerCode } = useParams();
  const slug = parseItemCode(productId);
  const read = listPricedProducts.useRead(
    pricedProductsParams({ itemKey: slug.itemKey, couponCode: offerCode }),
  );
  const load = resolveProductLoad(read);
  if (load.kind === 'loading') return <PreorderLoading />;
  if (load.kind !== 'ready') return <PreorderFailure reason={load.kind} onRetry={read.retry} />;
  return (
    <PreorderReady
      key={slug.itemKey}
      product={load.product}
      slug={slug}
      onRefetch={read.retry}
      {...(offerCode ? { offerCode } : {})}
    />
  );
}

const preload = () => Promise.all([loadPreorderForm(), loadStateSelect()]);

export { PreorderPage as Component, preload };

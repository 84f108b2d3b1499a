import { listProducts, readProductPage } from '@site/api-client';
import { useParams } from '@site/router';
import { ProductGate } from '../../product/product-gate';
import { resolveProductState } from '../../product/resolve-product-state';
import { ProductReady } from './product-ready';

/** A product by the slug in the address. Its content is welcome, not needed. */
function ProductPage() {
  const { productId = '' } = useParams();
  const products = listProducts.useRead({ id: productId });
  const content = readProductPage.useRead({ slug: productId });
  const state = resolveProductState(productId, products, content.data);
  return (
    <ProductGate state={state}>
      {(view) => <ProductReady key={productId} view={view} />}
    </ProductGate>
  );
}

export { ProductPage as Component };

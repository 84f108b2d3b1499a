import { useProductPage, useProducts } from '@site/api-client';
import { useParams } from '@site/router';
import { ProductGate } from './product-gate';
import { ProductReady } from './product-ready';
import { resolveProductState } from './resolve-product-state';

/** A product by the slug in the address. Its content is welcome, not needed. */
export function Component() {
  const { productId = '' } = useParams();
  const products = useProducts(productId);
  const content = useProductPage(productId);
  return (
    <ProductGate state={resolveProductState(productId, products, content.data)}>
      {(view) => <ProductReady key={productId} view={view} />}
    </ProductGate>
  );
}

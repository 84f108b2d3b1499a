import { ALL_PRODUCTS, useProducts } from '@site/api-client';
import { useParams } from '@site/router';
import { ProductGate } from '../../product/product-gate';
import { resolveProductState } from '../../product/resolve-product-state';
import { SpecificationsReady } from './specifications-ready';

/** The data sheet of a product, by the slug in the address. */
export function Component() {
  const { productId = '' } = useParams();
  const products = useProducts(ALL_PRODUCTS);
  return (
    <ProductGate state={resolveProductState(productId, products)}>
      {(view) => <SpecificationsReady key={productId} view={view} range={products.data ?? []} />}
    </ProductGate>
  );
}

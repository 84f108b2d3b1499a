import { listProducts } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { useParams } from '@site/router';
import { ProductGate } from '../../product/product-gate';
import { resolveProductState } from '../../product/resolve-product-state';
import { SpecificationsReady } from './specifications-ready';

/** The data sheet of a product, by the slug in the address. */
function SpecificationsPage() {
  const { productId = '' } = useParams();
  const products = listProducts.useRead({ id: ALL_PRODUCTS });
  return (
    <ProductGate state={resolveProductState(productId, products)}>
      {(view) => <SpecificationsReady key={productId} view={view} range={products.data ?? []} />}
    </ProductGate>
  );
}

export { SpecificationsPage as Component };

import { useParams } from '@site/router';
import { ProductGate } from './product-gate';
import { ProductReady } from './product-ready';
import { useProductView } from './use-product-view';

/** A product by the slug in the address. */
export function Component() {
  const { productId = '' } = useParams();
  const state = useProductView(productId);
  return (
    <ProductGate state={state}>
      {(view) => <ProductReady key={productId} view={view} />}
    </ProductGate>
  );
}

import { listProducts, readProductPage } from '@site/api-client';
import { useParams } from '@site/router';
import { lazy, Suspense } from 'react';
import { ProductGate } from '../../product/product-gate';
import { resolveProductState } from '../../product/resolve-product-state';
import { ProductReady } from './product-ready';

/** On the server it is there at once; where a browser cannot have its file, the server's list stays as it is. */
const AllModels = lazy(() =>
  import(/* webpackChunkName: "product-later" */ './all-models').catch(
    () => new Promise<never>(() => undefined),
  ),
);

/** A product by the slug in the address. Its content is welcome, not needed. */
function ProductPage() {
  const { productId = '' } = useParams();
  const products = listProducts.useRead({ id: productId });
  const content = readProductPage.useRead({ slug: productId });
  const state = resolveProductState(productId, products, content.data);
  return (
    <>
      <ProductGate state={state}>
        {(view) => <ProductReady key={productId} view={view} />}
      </ProductGate>
      {state.status === 'unknown' && (
        <Suspense>
          <AllModels />
        </Suspense>
      )}
    </>
  );
}

export { ProductPage as Component };

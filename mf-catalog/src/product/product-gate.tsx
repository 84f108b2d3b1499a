import { ViewError, ViewLoading } from '@site/ui';
import type { ReactNode } from 'react';
import type { ProductView } from './build-product';
import type { ProductViewState } from './resolve-product-state';
import { UnknownProduct } from './unknown-product';

interface ProductGateProps {
  state: ProductViewState;
  children: (view: ProductView) => ReactNode;
}

/** Shows the product once it is there, and the words of spec §8 for everything else. */
export function ProductGate({ state, children }: ProductGateProps) {
  switch (state.status) {
    case 'loading':
      return <ViewLoading />;
    case 'unknown':
      return <UnknownProduct />;
    case 'error':
      return (
        <ViewError
          level="h1"
          title="Opps! Something went wrong."
          message="We are unable to fetch the products at the moment. Please try again later."
          onRetry={state.retry}
        />
      );
    case 'ready':
      return children(state.view);
  }
}

import { useAddressChoice } from '@site/address';
import { listPricedProducts, listStatesAndZones } from '@site/api-client';
import type { PricedItem } from '@site/contract';
import { pricedProductsParams } from '@site/contract';
import { Box } from '@site/ui';
import { findOrderNowItem } from '../../rules/find-order-now-item';
import { buildFullPriceLines, hasChargesOfPlace } from './build-price-lines';
import { LateStateSelect } from './late-state-select';
import { PriceLines } from './price-lines';
import { UnreadPrice } from './unread-price';

interface StateEstimateProps {
  item: PricedItem;
  offerCode: string;
}

/** The on-road price in the buyer's state, before any form. The state stands in the address, by its code. */
export function StateEstimate({ item, offerCode }: StateEstimateProps) {
  const [code, choose] = useAddressChoice('state');
  // Without a state in the address the list of states reads them, when its code is here.
  const states = listStatesAndZones.useRead(code ? {} : null);
  const name = states.data?.state.find(({ state_code }) => state_code === code)?.state_name ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LateStateSelect code={code ?? ''} onChoose={choose} />
      <Box aria-live="polite" tabIndex={-1} sx={{ outline: 'none' }}>
        {name === '' ? (
          <PriceLines title="Full price" totalLabel="Total" breakdown={buildFullPriceLines(item)} />
        ) : (
          <Estimate item={item} offerCode={offerCode} state={name} />
        )}
      </Box>
    </Box>
  );
}

function Estimate({ item, offerCode, state }: StateEstimateProps & { state: string }) {
  const read = listPricedProducts.useRead(
    pricedProductsParams({ itemKey: item.item_key, couponCode: offerCode, state }),
  );
  if (read.status === 'loading') return <Words>Asking for the price in {state}…</Words>;
  if (read.status === 'error') {
    return (
      <Words>
        <UnreadPrice which={`in ${state}`} onRetry={read.retry} />
      </Words>
    );
  }
  const known = { billingState: state, status: read.status, products: read.data } as const;
  const priced = findOrderNowItem({ ...known, itemKey: item.item_key });
  if (!priced) {
    return (
      <Words>
        In {state} we settle the full price with you after your pre-order, because it depends on
        where we send it from. What you pay to pre-order is the same.
      </Words>
    );
  }
  const isForTheRoad = hasChargesOfPlace(priced);
  return (
    <PriceLines
      title={`${isForTheRoad ? 'On-road' : 'Full'} price in ${state}`}
      totalLabel={isForTheRoad ? 'On-road price' : 'Total'}
      breakdown={buildFullPriceLines(priced)}
    />
  );
}

function Words({ children }: { children: React.ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

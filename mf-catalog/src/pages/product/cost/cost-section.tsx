import { useAddressChoice } from '@site/address';
import { listPricedProducts, listStatesAndZones } from '@site/api-client';
import { pricedProductsParams } from '@site/contract';
import { Box, Button, Section } from '@site/ui';
import { useId, useState } from 'react';
import type { ProductVariant } from '../../../product/build-product';
import { CostNotes } from './cost-notes';
import { MonthlyCost } from './monthly-cost';
import { NativeSelect } from './native-select';
import { OnRoadPrice } from './on-road-price';

/** What a variant costs on the road in the buyer's state, and what that comes to a month. */
export function CostSection({ variant }: { variant: ProductVariant }) {
  const id = useId();
  const [code, choose] = useAddressChoice('state');
  // A state that came with the address says nothing by itself.
  const [isAsked, setAsked] = useState(false);
  const states = listStatesAndZones.useRead();
  const all = states.data?.state ?? [];
  const chosen = all.find(({ state_code }) => state_code === code);
  const state = chosen?.state_name;
  const priced = listPricedProducts.useRead(
    state ? pricedProductsParams({ itemKey: variant.modelKey, state }) : null,
  );
  const item = priced.data?.length === 1 ? priced.data[0]?.variants[0]?.items[0] : undefined;
  return (
    <Section
      title={`What the ${variant.name} costs`}
      eyebrow="On the road"
      lead="The whole price in your state, charge by charge, and what it comes to a month."
    >
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <NativeSelect
            id={id}
            label="Your state"
            value={chosen?.state_code ?? ''}
            onChange={(next) => {
              setAsked(true);
              choose(next);
            }}
            options={[
              { value: '', label: states.status === 'loading' ? 'Loading…' : 'Choose a state' },
              ...all.map(({ state_code, state_name }) => ({
                value: state_code,
                label: state_name,
              })),
            ]}
          />
          {states.status === 'error' && (
            <Button
              variant="outlined"
              onClick={() => {
                // The button goes: a keyboard goes on at the choice.
                document.getElementById(id)?.focus();
                states.retry();
              }}
            >
              The states could not be loaded. Try again
            </Button>
          )}
          <Box
            role="group"
            aria-label="On-road price"
            aria-live={isAsked ? 'polite' : 'off'}
            tabIndex={-1}
            sx={{ outline: 'none', '&:empty': { mt: -3 } }}
          >
            {state && <OnRoadPrice state={state} read={priced} item={item} />}
          </Box>
          <CostNotes />
        </Box>
        {item ? (
          <MonthlyCost price={item.final_amount} of={`on-road price in ${state}`} />
        ) : (
          <MonthlyCost
            price={variant.price.amount}
            of={variant.price.kind === 'offer' ? 'offer price' : 'ex-showroom price'}
          />
        )}
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { md: 10 },
  rowGap: 6,
} as const;

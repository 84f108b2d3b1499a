import { type PricedItem, pricesOfItem, resolvePriceDisplay } from '@site/contract';
import { Box, Button, formatPrice, Typography } from '@site/ui';

/** That of the table with its usual lines: what stands below it stays when it comes. */
const TABLE_HEIGHT = 281;

interface OnRoadPriceProps {
  /** Name of the state. */
  state: string;
  /** The read of its price. */
  read: { status: 'loading' | 'error' | 'ready'; retry: () => void };
  /** The priced item, where the server has exactly one for the state. */
  item: PricedItem | undefined;
}

/** The price in a state as the server computes it: each charge with its rate, and the total. */
export function OnRoadPrice({ state, read, item }: OnRoadPriceProps) {
  if (read.status === 'loading')
    return <Box sx={{ minHeight: TABLE_HEIGHT }}>Getting the price…</Box>;
  if (read.status === 'error') {
    return (
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // The button goes: a keyboard goes on in the place of the price.
          currentTarget.parentElement?.focus({ preventScroll: true });
          read.retry();
        }}
      >
        The price in {state} could not be loaded. Try again
      </Button>
    );
  }
  if (!item) {
    return <Typography>In {state}, your dealer will confirm the on-road price.</Typography>;
  }
  return <PriceTable state={state} item={item} />;
}

function PriceTable({ state, item }: { state: string; item: PricedItem }) {
  const { amount, original = amount } = resolvePriceDisplay(pricesOfItem(item));
  const discount = original - amount;
  return (
    <Box component="table" sx={table} aria-label={`On-road price in ${state}`}>
      <tbody>
        <Line label="Ex-showroom price" amount={original} />
        {discount > 0 && (
          <Line label={item.discount_details.discount_title || 'Offer'} amount={-discount} />
        )}
        {item.charges.map(({ charge_type, charge_percentage, charge_amount }) => (
          <Line
            key={charge_type}
            label={`${charge_type} (${charge_percentage}%)`}
            amount={charge_amount}
          />
        ))}
      </tbody>
      <tfoot>
        <Line label={`On-road price in ${state}`} amount={item.final_amount} />
      </tfoot>
    </Box>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatPrice(amount)}</td>
    </tr>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& th, & td': { py: 1.25, textAlign: 'left', fontWeight: 450 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot th, & tfoot td': { fontWeight: 750 },
} as const;

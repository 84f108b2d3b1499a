import type { Dealer } from '@site/contract';
import { Box, Typography } from '@site/ui';
import { DealerCard } from './dealer-card';
import { DealerGrid } from './dealer-grid';

interface DealerListProps {
  state: string;
  dealers: readonly Dealer[];
}

/** The dealers of a state; the count is announced when another state is chosen. */
export function DealerList({ state, dealers }: DealerListProps) {
  return (
    <>
      <Box role="status" sx={{ mb: { xs: 3, md: 4 } }}>
        <Typography component="h2" variant="h3">
          {dealers.length === 1 ? '1 dealer' : `${dealers.length} dealers`} in {state}
        </Typography>
      </Box>
      <DealerGrid>
        {dealers.map((dealer) => (
          <Box component="li" key={dealer.dn_id}>
            <DealerCard dealer={dealer} />
          </Box>
        ))}
      </DealerGrid>
    </>
  );
}

import type { Dealer } from '@site/contract';
import { Box, Typography } from '@site/ui';
import { DealerCard } from './dealer-card';
import { DealerGrid } from './dealer-grid';

interface DealerListProps {
  /** Where they are, e.g. "in Telangana". */
  where: string;
  dealers: readonly Dealer[];
  /** Kilometres by `dn_id`, where the visitor's place is known. */
  distances?: ReadonlyMap<string, number>;
}

/** Dealers as cards; their count is announced when the choice changes. */
export function DealerList({ where, dealers, distances }: DealerListProps) {
  return (
    <>
      <Box role="status" sx={{ mb: { xs: 3, md: 4 } }}>
        <Typography component="h2" variant="h3">
          {dealers.length === 1 ? '1 dealer' : `${dealers.length} dealers`} {where}
        </Typography>
      </Box>
      <DealerGrid>
        {dealers.map((dealer) => (
          <Box component="li" key={dealer.dn_id}>
            <DealerCard dealer={dealer} km={distances?.get(dealer.dn_id)} />
          </Box>
        ))}
      </DealerGrid>
    </>
  );
}

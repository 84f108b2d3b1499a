import type { Dealer } from '@site/contract';
import { Box } from '@site/ui';
import { DealerCard } from './dealer-card';
import { DealerGrid } from './dealer-grid';

interface DealerListProps {
  dealers: readonly Dealer[];
  /** Kilometres by `dn_id`, where the visitor's place is known. */
  distances: ReadonlyMap<string, number> | undefined;
}

/** Dealers as cards. */
export const DealerList = ({ dealers, distances }: DealerListProps) => (
  <DealerGrid>
    {dealers.map((dealer) => (
      <Box component="li" key={dealer.dn_id}>
        <DealerCard dealer={dealer} km={distances?.get(dealer.dn_id)} />
      </Box>
    ))}
  </DealerGrid>
);

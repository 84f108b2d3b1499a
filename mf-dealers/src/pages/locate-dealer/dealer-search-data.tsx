import { listDealers } from '@site/api-client';
import { ALL_DEALERS } from '@site/contract';
import { findDealers } from '@site/links';
import type { Coordinates } from '@site/ui';
import { DealerList } from './dealer-list';
import { DealerListEmpty } from './dealer-list-empty';
import { DealerListError } from './dealer-list-error';
import { DealerListSkeleton } from './dealer-list-skeleton';
import { findNearDealers } from './find-near-dealers';

type DealerSearchDataProps = { typed: string } | { place: Coordinates };

/** The dealers of the whole network that match what was typed, or that are nearest to a place. */
export function DealerSearchData(props: DealerSearchDataProps) {
  const dealers = listDealers.useRead({ id: ALL_DEALERS });
  if (dealers.status === 'loading') return <DealerListSkeleton />;
  if (dealers.status === 'error') return <DealerListError onRetry={dealers.retry} />;
  if ('place' in props) {
    const near = findNearDealers(dealers.data, props.place);
    const distances = new Map(near.map(({ dealer, km }) => [dealer.dn_id, km]));
    return (
      <DealerList
        where="near you"
        dealers={near.map(({ dealer }) => dealer)}
        distances={distances}
      />
    );
  }
  const found = findDealers(dealers.data, props.typed);
  if (found.length === 0) return <DealerListEmpty where={`for “${props.typed}”`} />;
  return <DealerList where={`for “${props.typed}”`} dealers={found} />;
}

import { listDealers } from '@site/api-client';
import { DealerList } from './dealer-list';
import { DealerListEmpty } from './dealer-list-empty';
import { DealerListError } from './dealer-list-error';
import { DealerListSkeleton } from './dealer-list-skeleton';

/** Reads the dealers of a state and shows the state that the read is in. */
export function DealerListData({ state }: { state: string }) {
  const dealers = listDealers.useRead({ id: state });
  if (dealers.status === 'loading') return <DealerListSkeleton />;
  if (dealers.status === 'error') return <DealerListError onRetry={dealers.retry} />;
  if (dealers.data.length === 0) return <DealerListEmpty where={`in ${state}`} />;
  return <DealerList where={`in ${state}`} dealers={dealers.data} />;
}

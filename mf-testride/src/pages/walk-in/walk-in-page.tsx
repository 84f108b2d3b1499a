import { listDealers, listStages } from '@site/api-client';
import { ALL_DEALERS } from '@site/contract';
import { campaigns, resolveCampaign } from '@site/links';
import { useSearchParams } from '@site/router';
import { LoadFailure } from '../../parts/load-failure';
import { RecordPage } from '../../parts/record-page';
import { RecordSkeleton } from '../../parts/record-skeleton';
import { joinReads } from '../../rules/join-reads';
import { resolveTestRideStages } from '../../rules/resolve-test-ride-stages';
import { LateWalkInForm, loadWalkInForm } from './late-walk-in-form';

/** Walk-in test ride (spec §2): dealership staff record a ride and where it stands. */
function WalkInPage() {
  const [query] = useSearchParams();
  const testRide = listStages.useRead({ id: 'testride' });
  const walkIn = listStages.useRead({ id: 'walkin' });
  const dealers = listDealers.useRead({ id: ALL_DEALERS });
  const reads = joinReads([
    { thing: 'Test Ride', read: testRide },
    { thing: 'Walk-in', read: walkIn },
    { thing: 'Dealers', read: dealers },
  ]);
  const stages = testRide.data && resolveTestRideStages(testRide.data);

  return (
    <RecordPage title="Test Ride Walk-In" tagline="Hop In. Ride Out. No Appointment Needed!">
      {reads.status === 'error' && <LoadFailure thing={reads.thing} onRetry={reads.retry} />}
      {reads.status === 'loading' && <RecordSkeleton />}
      {reads.status === 'ready' && !stages && (
        <LoadFailure thing="Test Ride" onRetry={testRide.retry} />
      )}
      {reads.status === 'ready' && stages && (
        <LateWalkInForm
          stages={stages}
          sources={{ dealers: dealers.data ?? [], stages: walkIn.data ?? [] }}
          campaign={resolveCampaign(query, campaigns.walkIn)}
        />
      )}
    </RecordPage>
  );
}

export { loadWalkInForm as preload, WalkInPage as Component };

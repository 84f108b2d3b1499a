import { listCampaigns, listDealers, listStages } from '@site/api-client';
import { ALL_DEALERS } from '@site/contract';
import { LoadFailure } from '../../parts/load-failure';
import { RecordPage } from '../../parts/record-page';
import { RecordSkeleton } from '../../parts/record-skeleton';
import { joinReads } from '../../rules/join-reads';
import { resolveTestRideStages } from '../../rules/resolve-test-ride-stages';
import { LateActivityForm, loadActivityForm } from './late-activity-form';

/** Activity test ride (spec §2): staff at an event record a ride and where it stands. */
function ActivityPage() {
  const testRide = listStages.useRead({ id: 'testride' });
  const dealers = listDealers.useRead({ id: ALL_DEALERS });
  const campaigns = listCampaigns.useRead({ id: 'activity' });
  const reads = joinReads([
    { thing: 'Test Ride', read: testRide },
    { thing: 'Dealers', read: dealers },
    { thing: 'Campaigns', read: campaigns },
  ]);
  const stages = testRide.data && resolveTestRideStages(testRide.data);

  return (
    <RecordPage title="Activity Testride" tagline="Experience the Thrill Before You Decide">
      {reads.status === 'error' && <LoadFailure thing={reads.thing} onRetry={reads.retry} />}
      {reads.status === 'loading' && <RecordSkeleton />}
      {reads.status === 'ready' && !stages && (
        <LoadFailure thing="Test Ride" onRetry={testRide.retry} />
      )}
      {reads.status === 'ready' && stages && (
        <LateActivityForm
          stages={stages}
          dealers={dealers.data ?? []}
          campaigns={campaigns.data ?? []}
        />
      )}
    </RecordPage>
  );
}

export { ActivityPage as Component, loadActivityForm as preload };

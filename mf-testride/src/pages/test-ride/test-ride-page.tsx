import { listDealers, readTestRidePage } from '@site/api-client';
import { ALL_DEALERS, optionalSourceField } from '@site/contract';
import { campaigns, resolveCampaign, TEST_RIDE_MODEL_PARAM } from '@site/links';
import { Box, ClosingPicture, Hero, Section } from '@site/ui';
import { LoadFailure } from '../../parts/load-failure';
import { findModel } from '../../rules/find-model';
import { Booking } from './booking';
import { DealerSelect } from './dealer-select';
import { loadBookingForm } from './late-booking-form';
import { NoDealers } from './no-dealers';
import { NoLocation } from './no-location';
import { TestRideSkeleton } from './test-ride-skeleton';
import { useChosenDealer } from './use-chosen-dealer';

/** Test-ride booking (spec §2): the city selector, then the dealer's office beside the message form. */
function TestRidePage() {
  'use no memo';
  const { query, dealerId, choose } = useChosenDealer();
  const page = readTestRidePage.useRead();
  const dealers = listDealers.useRead({ id: ALL_DEALERS });
  const chosen = dealers.data?.find(({ dn_id }) => dn_id === dealerId);

  return (
    <>
      <Hero
        height="band"
        eyebrow="Free, at a dealer near you"
        title="Book a Test Ride"
        tagline="Choose your city or enter your pin code. The dealer will call you to agree on a day, and keep a charged bike ready for you."
        image={page.data?.banner}
        place={page.data?.is_place}
        besideOnly
        actions={
          <Box sx={{ width: '100%', maxWidth: 520 }}>
            <DealerSelect
              dealers={dealers.data ?? []}
              loading={dealers.status === 'loading'}
              chosen={chosen}
              onChoose={choose}
            />
            <noscript>
              <p>
                Booking online needs JavaScript. You can also call us: our number is at the end of
                this page.
              </p>
            </noscript>
          </Box>
        }
      />
      <Section space="small" sx={{ minHeight: { md: 480 } }}>
        {dealers.status === 'loading' && <TestRideSkeleton label="Loading dealers" />}
        {dealers.status === 'error' && <LoadFailure thing="Dealers" onRetry={dealers.retry} />}
        {dealers.status === 'ready' && dealers.data.length === 0 && <NoDealers />}
        {dealers.status === 'ready' && dealers.data.length > 0 && !chosen && <NoLocation />}
        {chosen && (
          <Booking
            dealer={chosen}
            model={findModel(page.data, query.get(TEST_RIDE_MODEL_PARAM))}
            campaign={resolveCampaign(query, campaigns.booking, optionalSourceField)}
          />
        )}
      </Section>
      {page.data && <ClosingPicture image={page.data.banner} />}
    </>
  );
}

export { loadBookingForm as preload, TestRidePage as Component };

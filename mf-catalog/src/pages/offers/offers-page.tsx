import { listOffers } from '@site/api-client';
import { Box, Section, Skeleton, ViewEmpty, ViewError } from '@site/ui';
import { FinePrint } from '../../parts/fine-print';
import { OfferCard } from './offer-card';

/** Offers: "Hot Deals" (spec §2). */
function OffersPage() {
  const offers = listOffers.useRead();
  return (
    <Section
      title="Hot Deals"
      eyebrow="Offers"
      lead="Book Now applies the offer for you. One offer per order."
      level="h1"
      space="small"
    >
      {offers.status === 'loading' && (
        <Box role="status" aria-label="Loading" sx={grid}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} variant="rounded" sx={waiting} />
          ))}
        </Box>
      )}
      {offers.status === 'error' && (
        <ViewError
          title="Opps! Something went wrong."
          message="We are unable to fetch the offers at the moment. Please try again later."
          onRetry={offers.retry}
        />
      )}
      {offers.status === 'ready' && offers.data.length === 0 && (
        <ViewEmpty
          level="h2"
          title="No Active Deals"
          message="No offers are available at the moment. Please check back soon."
        />
      )}
      {offers.status === 'ready' && offers.data.length > 0 && (
        <>
          <Box component="ul" sx={grid}>
            {offers.data.map((offer) => (
              <Box component="li" key={offer.aid_code}>
                <OfferCard offer={offer} />
              </Box>
            ))}
          </Box>
          <FinePrint of="price" />
        </>
      )}
    </Section>
  );
}

export { OffersPage as Component };

/** A card while it loads. */
const waiting = { height: 'auto', aspectRatio: '3 / 4', borderRadius: '28px' } as const;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { xs: 3, md: 4 },
} as const;

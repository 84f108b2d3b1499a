import { type Offer, pricesOfCoupon, resolvePriceDisplay } from '@site/contract';
import { buildOfferPath } from '@site/links';
import { track } from '@site/shell';
import { Box, LinkButton, Price, Typography } from '@site/ui';
import { StagedMedia } from '../../parts/staged-media';

const SIZES = '(min-width: 1200px) 33vw, (min-width: 600px) 50vw, 100vw';

/** One coupon: picture, title, what the bike costs with it, description, code, and the way to book with it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const path = buildOfferPath(offer);
  const price = offer.aid_prices && resolvePriceDisplay(pricesOfCoupon(offer.aid_prices));
  return (
    <Box component="article" aria-label={offer.aid_title} sx={card}>
      {offer.aid_image && <StagedMedia image={offer.aid_image} sizes={SIZES} />}
      <Box sx={{ ...column, flexGrow: 1, p: { xs: 2, md: 2.5 } }}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {offer.title}
        </Typography>
        <Typography component="h2" variant="h4" sx={{ mt: 0.5, mb: 1.25 }}>
          {offer.aid_title}
        </Typography>
        {price && <Price amount={price.amount} original={price.original} />}
        <Typography sx={{ mt: 1.25, mb: 3, color: 'text.secondary' }}>{offer.aid_desc}</Typography>
        <Box sx={footer}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Code{' '}
            <Box component="b" sx={{ color: 'text.primary', letterSpacing: '0.06em' }}>
              {offer.aid_code}
            </Box>
          </Typography>
          {path && (
            <LinkButton
              to={path}
              variant="contained"
              aria-label={`Book Now: ${offer.aid_title}`}
              onClick={() => track('offer_opened', { code: offer.aid_code })}
            >
              Book Now
            </LinkButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;

const card = {
  ...column,
  height: '100%',
  p: 1.5,
  borderRadius: '28px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'surface.raised',
} as const;

/**
 * The way to book stands at the end of the line on each card: a long code goes below its word, and only a code that is
 * too long beside the button puts the button below.
 */
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  overflowWrap: 'break-word',
  '& > p': { flex: '1 1 min-content' },
  mt: 'auto',
  pt: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

import type { Offer } from '@site/contract';
import { buildOfferPath } from '@site/links';
import { track } from '@site/shell';
import { Box, LinkButton, Typography } from '@site/ui';
import { StagedMedia } from '../../parts/staged-media';

const SIZES = '(min-width: 1200px) 33vw, (min-width: 600px) 50vw, 100vw';

/** One coupon: picture, title, description, code, and the way to book with it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const path = buildOfferPath(offer);
  return (
    <Box component="article" aria-label={offer.aid_title} sx={card}>
      {offer.aid_image && <StagedMedia image={offer.aid_image} sizes={SIZES} />}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: { xs: 2, md: 2.5 } }}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {offer.title}
        </Typography>
        <Typography component="h2" variant="h4" sx={{ mt: 0.5 }}>
          {offer.aid_title}
        </Typography>
        <Typography sx={{ mt: 1.25, mb: 3, color: 'text.secondary' }}>{offer.aid_desc}</Typography>
        <Box sx={footer}>
          <Box component="code" aria-label={`Offer code ${offer.aid_code}`} sx={code}>
            {offer.aid_code}
          </Box>
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

const card = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  p: 1.5,
  borderRadius: '28px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'surface.raised',
} as const;

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  mt: 'auto',
} as const;

const code = {
  px: 1.5,
  py: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: '8px',
} as const;

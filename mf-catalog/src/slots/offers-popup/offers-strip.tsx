import { OFFERS_PATH } from '@site/links';
import { Box, ChevronRightIcon, SiteLink, Typography, visuallyHidden } from '@site/ui';
import type { OffersLookProps } from './offers-card';

/** The pop-up on phones and in low windows: one line that leads to the offers. */
export function OffersStrip({ titleId, onFollow, closeButton }: OffersLookProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%', pl: 2 }}>
      <Typography component="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
        <SiteLink to={OFFERS_PATH} onClick={onFollow} sx={line}>
          <span id={titleId}>Discover Incredible Savings Today</span>
          <Box component="span" sx={visuallyHidden}>
            : Explore Offers
          </Box>
          <ChevronRightIcon size={18} />
        </SiteLink>
      </Typography>
      {closeButton}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  fontSize: 'clamp(0.75rem, 3.5vw, 0.875rem)',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  // With wider letters, as a reader may set them, it goes on in a second line.
  lineHeight: 1.25,
  // Larger text than two lines have room for.
  '@media (max-width: 19.99rem)': {
    whiteSpace: 'nowrap',
    '& > :first-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& svg': { flexShrink: 0, color: 'primary.main' },
} as const;

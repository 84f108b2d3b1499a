import type { PopupOffer } from '@site/contract';
import { OFFERS_PATH } from '@site/links';
import { Box, CAROUSEL_AUTOPLAY_MS, Carousel, LinkButton, Media, Typography } from '@site/ui';
import type { ReactNode } from 'react';

/** What every look of the pop-up is given. */
export interface OffersLookProps {
  titleId: string;
  offers: readonly PopupOffer[];
  /** The visitor follows the link to the offers. */
  onFollow: () => void;
  closeButton: ReactNode;
}

/** The pop-up in large windows: title, the offers with their pictures, and the link to all of them. */
export function OffersCard({ titleId, offers, onFollow, closeButton }: OffersLookProps) {
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h5" id={titleId} sx={{ flexGrow: 1, pt: 1 }}>
          Discover Incredible Savings Today
        </Typography>
        <Box sx={{ mt: -0.5, mr: -1 }}>{closeButton}</Box>
      </Box>
      <Carousel label="Offers of today" autoplayMs={CAROUSEL_AUTOPLAY_MS.offers}>
        {offers.map(({ offer_title, offer_image }) => (
          <Box key={offer_title} component="figure" sx={{ m: 0 }}>
            <Box sx={{ overflow: 'hidden', borderRadius: '14px' }}>
              <Media image={offer_image} sizes="360px" ratio="2 / 1" fit="cover" alt="" />
            </Box>
            <Typography component="figcaption" variant="subtitle2" sx={{ mt: 1 }}>
              {offer_title}
            </Typography>
          </Box>
        ))}
      </Carousel>
      <LinkButton to={OFFERS_PATH} variant="contained" fullWidth onClick={onFollow} sx={{ mt: 1 }}>
        Explore Offers
      </LinkButton>
    </Box>
  );
}

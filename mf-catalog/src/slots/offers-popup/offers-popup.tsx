import type { PopupOffer } from '@site/contract';
import { OFFERS_PATH } from '@site/links';
import {
  Box,
  CAROUSEL_AUTOPLAY_MS,
  Carousel,
  CloseIcon,
  IconButton,
  LinkButton,
  Media,
  Typography,
} from '@site/ui';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { useFocusReturn } from './use-focus-return';

interface OffersPopupProps {
  offers: readonly PopupOffer[];
  onClose: () => void;
  onFocusChange: (inside: boolean) => void;
}

/**
 * A card in the corner, not a modal: it takes no focus, blocks nothing and is announced once,
 * politely. Escape closes it from inside; whoever was in it comes back to where they were.
 */
export function OffersPopup({ offers, onClose, onFocusChange }: OffersPopupProps) {
  const titleId = useId();
  const { onFocus, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocusChange(false);
  };
  return (
    <Box
      role="status"
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        onFocus(event);
        onFocusChange(true);
      }}
      onBlur={onBlur}
      sx={card}
    >
      <Box component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.75, sm: 2 } }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <Typography component="h2" variant="h5" id={titleId} sx={{ flexGrow: 1, pt: 1 }}>
            Discover Incredible Savings Today
          </Typography>
          <IconButton aria-label="Close offers" onClick={close} sx={{ mt: -0.5, mr: -1 }}>
            <CloseIcon />
          </IconButton>
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
        <LinkButton to={OFFERS_PATH} variant="contained" fullWidth onClick={close} sx={{ mt: 1 }}>
          Explore Offers
        </LinkButton>
      </Box>
    </Box>
  );
}

const card = {
  position: 'fixed',
  zIndex: 1040,
  right: { xs: 12, sm: 28 },
  // Above the shell's own floating buttons.
  bottom: { xs: 74, sm: 88 },
  width: { xs: 'calc(100% - 24px)', sm: 348 },
  maxHeight: 'calc(100dvh - 100px)',
  overflowY: 'auto',
  borderRadius: '20px',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'surface.raised',
  boxShadow: '0 18px 48px rgba(11, 11, 13, 0.24)',
} as const;

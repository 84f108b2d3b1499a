import type { PopupOffer } from '@site/contract';
import { Box, CloseIcon, IconButton } from '@site/ui';
import { type FocusEvent, type Ref, useEffect, useEffectEvent, useId } from 'react';
import { OffersCard } from './offers-card';
import { OffersStrip } from './offers-strip';
import type { PopupPlace } from './resolve-popup-place';
import { useFocusReturn } from './use-focus-return';

interface OffersPopupProps {
  ref: Ref<HTMLElement>;
  offers: readonly PopupOffer[];
  place: PopupPlace;
  onClose: () => void;
  onFocusChange: (inside: boolean) => void;
}

/**
 * A card in a corner, or one line: not a modal, takes no focus, blocks nothing and is announced once,
 * politely. Escape closes it from anywhere, after what is open above it; whoever was in it comes back to
 * where they were.
 */
export function OffersPopup({ ref, offers, place, onClose, onFocusChange }: OffersPopupProps) {
  const titleId = useId();
  const { onFocus, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus();
    onClose();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocusChange(false);
  };
  const { look, area } = place;
  const Look = look === 'card' ? OffersCard : OffersStrip;
  return (
    <Box
      ref={ref}
      role="status"
      onFocus={(event: FocusEvent<HTMLElement>) => {
        onFocus(event);
        onFocusChange(true);
      }}
      onBlur={onBlur}
      style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
      sx={{ ...frame, borderRadius: look === 'card' ? '20px' : '24px' }}
    >
      <Box component="section" aria-labelledby={titleId} sx={{ height: '100%' }}>
        <Look
          titleId={titleId}
          offers={offers}
          onFollow={close}
          closeButton={
            <IconButton aria-label="Close offers" onClick={close} sx={{ flexShrink: 0 }}>
              <CloseIcon size={22} />
            </IconButton>
          }
        />
      </Box>
    </Box>
  );
}

const frame = {
  position: 'fixed',
  zIndex: 1040,
  overflow: 'hidden auto',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'surface.raised',
  boxShadow: '0 18px 48px rgba(0, 0, 0, 0.24)',
} as const;

import { readPopupOffers } from '@site/api-client';
import type { SlotProps } from '@site/shell';
import { useRef, useState } from 'react';
import { OffersPopup } from './offers-popup';
import { wasPopupShown } from './popup-session';
import { usePopupLife } from './use-popup-life';

/** The offers pop-up of the shell. Offers that cannot be read are no offers: nothing shows (spec §8). */
export function Slot({ open, onClose }: SlotProps<'offers-popup'>) {
  const [wanted] = useState(() => !wasPopupShown());
  const offers = readPopupOffers.useRead(wanted ? {} : null);
  const list = offers.data ?? [];
  const popup = useRef<HTMLElement>(null);
  const { place, setFocused } = usePopupLife(list.length > 0, popup, onClose);
  if (!open || !place) return null;
  return (
    <OffersPopup
      ref={popup}
      offers={list}
      place={place}
      onClose={onClose}
      onFocusChange={setFocused}
    />
  );
}

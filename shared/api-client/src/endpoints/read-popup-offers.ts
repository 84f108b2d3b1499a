import { type PopupOffer, popupOffersSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Offers of the pop-up: static file `offers`. */
export function readPopupOffers(): Read<PopupOffer[]> {
  return staticJson('offers', popupOffersSchema, 'offers');
}

/** {@link readPopupOffers} in a slot; reads nothing unless they are `wanted`. */
export function usePopupOffers(wanted = true): ReadState<PopupOffer[]> {
  const { key, fetch } = readPopupOffers();
  return useRead(wanted ? key : null, fetch);
}

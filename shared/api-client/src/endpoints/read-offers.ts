import { type Offer, offersSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** Coupon cards: `GET {app}/website/products/discount/coupons/offers/list/1` (spec §7). */
export function readOffers(): Read<Offer[]> {
  return {
    key: 'offers/coupons',
    fetch: (signal) =>
      read(
        appPath('website', 'products', 'discount', 'coupons', 'offers', 'list', '1'),
        offersSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['coupon_offer_codes'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readOffers} in a page. */
export function useOffers(): ReadState<Offer[]> {
  const { key, fetch } = readOffers();
  return useRead(key, fetch);
}

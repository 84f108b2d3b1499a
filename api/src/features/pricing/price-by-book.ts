import { type ItemPrice, type PriceInput, priceItem } from './price-item';
import type { PriceBook } from './read-price-book';
import type { Coupon } from './resolve-coupon';
import { chargesFor, type DispatchCentre } from './resolve-delivery';

/** What the price of an item depends on beside the item. */
interface PriceBasis {
  book: Pick<PriceBook, 'platformFee'>;
  coupon: Pick<Coupon, 'discount'> | undefined;
  /** The centre that delivers it on a full order; undefined while the place is not known, and for a pre-booking. */
  centre: DispatchCentre | undefined;
}

/** Prices an item as it is shown and as it is charged, in paise. */
export const priceByBook = (
  {
    exShowroomPaise,
    preorderPaise,
    variantKey,
  }: Pick<PriceInput, 'exShowroomPaise' | 'preorderPaise'> & { variantKey: string },
  { book, coupon, centre }: PriceBasis,
): ItemPrice =>
  priceItem({
    exShowroomPaise,
    preorderPaise,
    discount: coupon?.discount,
    platformFee: book.platformFee,
    deliveryCharges: centre ? chargesFor(centre, variantKey) : [],
  });

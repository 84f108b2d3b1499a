import * as z from '@site/schema';
import { imageSchema } from './image';
import { couponPricesSchema } from './product';

/**
 * A coupon card of the Offers page (spec §3). `aid_for_items` is a comma-separated list of item
 * codes; the first is used, its parts joined by hyphen.
 */
export const offerSchema = z.object({
  aid_code: z.string(),
  aid_title: z.string(),
  aid_desc: z.string(),
  aid_for_items: z.string(),
  /** Title of the product that the coupon is for. */
  title: z.string(),
  /** Ours: the card's picture. */
  aid_image: z.optional(imageSchema),
  /** Ours: ex-showroom prices of the first item, without and with the offer. */
  aid_prices: z.optional(couponPricesSchema),
  /** Ours: true where the offer applies without its code, so that it is in the prices of its items already. */
  aid_in_price: z.optional(z.boolean()),
});
export type Offer = z.infer<typeof offerSchema>;

export const offersSchema = z.array(offerSchema);

/** One slide of the offers pop-up; static file `offers`, at `data.offers`. */
export const popupOfferSchema = z.object({
  offer_image: imageSchema,
  offer_title: z.string(),
});
export type PopupOffer = z.infer<typeof popupOfferSchema>;

export const popupOffersSchema = z.array(popupOfferSchema);

import {
  campaignSchema,
  dealersSchema,
  requirementInputsSchema,
  stageSchema,
} from '@site/contract';
import { z } from 'zod';

/*
 * Shapes of the seed files, checked when they are loaded. Money is integer paise, rates are basis
 * points (300 = 3 %); what visitors see in rupees is computed from these by `src/features/pricing`.
 */

/** A picture by its name in the image manifest. */
export const seedImageSchema = z.strictObject({ name: z.string().min(1), alt: z.string().min(1) });
export type SeedImage = z.infer<typeof seedImageSchema>;

const paise = z
  .int('It is an amount in paise, without quotation marks, point or comma: ₹1,49,999 is 14999900.')
  .positive('It is above 0.');
const basisPoints = z
  .int('It is a rate in hundredths of a per cent, without a point: 3% is 300.')
  .nonnegative('It is not below 0.')
  .max(10_000, 'It is 10000 at most, which is 100%.');

const TIME = 'It is a time with its offset, in India 2026-12-31T23:59:59+05:30.';
const time = z.iso.datetime({ offset: true, error: TIME });

/** One colour of a model: what can be ordered. */
export const seedItemSchema = z.strictObject({
  item_key: z
    .string()
    .regex(
      /^[a-z0-9_]+-[a-z0-9_]+-[a-z0-9_]+$/,
      'It is the key of its model, a hyphen and the colour in small letters: vayu_marut-gt-pearl_white.',
    ),
  colour: z.string().min(1),
  images: z.array(seedImageSchema).min(1),
});
export type SeedItem = z.infer<typeof seedItemSchema>;

/** One model of a product; `key` is the model-variant key, `variant` "0" when it is the only one. */
export const seedVariantSchema = z.strictObject({
  variant: z.string().min(1),
  key: z
    .string()
    .regex(
      /^[a-z0-9_]+-[a-z0-9_]+$/,
      'It is the slug of its product, a hyphen and the variant in small letters: vayu_marut-gt.',
    ),
  ex_showroom_paise: paise,
  preorder_paise: paise,
  items: z.array(seedItemSchema).min(1),
});
export type SeedVariant = z.infer<typeof seedVariantSchema>;

/** `products.json`: in the order of the Products menu. */
export const seedProductsSchema = z.array(
  z.strictObject({
    title: z.string().min(1),
    slug: z
      .string()
      .regex(
        /^[a-z0-9_]+$/,
        'It is the title in small letters, with _ in the place of spaces: vayu_one.',
      ),
    /** Slugs of before a rename: addresses that are made of them lead to those of the present one. */
    former_slugs: z
      .array(
        z
          .string()
          .regex(
            /^[a-z0-9_]+$/,
            'It is a slug that the product had, without the rest of its address: vayu_one for /product/vayu_one.',
          ),
      )
      .optional(),
    variants: z.array(seedVariantSchema).min(1),
  }),
);
export type SeedProduct = z.infer<typeof seedProductsSchema>[number];

/** A rate added to a price, e.g. "Platform fee", 300 basis points. */
export const seedChargeSchema = z.strictObject({
  charge_type: z.string().min(1),
  basis_points: basisPoints,
});
export type SeedCharge = z.infer<typeof seedChargeSchema>;

/** `charges.json`: what is added to every payment, wherever the buyer lives. */
export const seedChargesSchema = z.strictObject({ platform_fee: seedChargeSchema });

/**
 * `dispatch-centres.json`: who delivers to which states (by code) and what that adds. A state with
 * two centres gets two products and so no online order; one with none cannot be delivered to.
 */
export const seedDispatchCentresSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    states: z.array(z.string().length(2)).min(1),
    /** Model-variant keys that this centre does not deliver. */
    excluded_models: z.array(z.string()),
    charges: z.array(
      z.strictObject({
        ...seedChargeSchema.shape,
        /** Model-variant keys that it is not on. */
        excluded_models: z.array(z.string()).optional(),
      }),
    ),
  }),
);
export type SeedDispatchCentre = z.infer<typeof seedDispatchCentresSchema>[number];

/** What a coupon takes off the ex-showroom price. */
export const seedDiscountSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), amount_paise: paise }),
  z.strictObject({
    kind: z.literal('percent'),
    basis_points: basisPoints.positive('It is above 0.'),
    max_paise: paise,
  }),
]);
export type SeedDiscount = z.infer<typeof seedDiscountSchema>;

/**
 * `coupons.json`. Times are ISO 8601 with offset; both ends belong to the period. A standing offer is no code that
 * somebody uses up: the second order of a phone would go to a person, though nobody entered anything.
 */
export const seedCouponsSchema = z.array(
  z
    .strictObject({
      code: z
        .string()
        .regex(
          /^[A-Z0-9]{3,20}$/,
          'A code has 3 to 20 capital letters and digits, without spaces. Buyers may type it in small letters.',
        ),
      title: z.string().min(1),
      description: z.string().min(1),
      /** What the coupon card calls the product. */
      product_title: z.string().min(1),
      item_keys: z.array(z.string()).min(1),
      discount: seedDiscountSchema,
      valid_from: time,
      valid_until: time,
      /** Applied without a code: the price shown everywhere (coupon_status "default"). */
      applies_by_default: z.boolean(),
      /** Shown on the Offers page while valid. */
      listed: z.boolean(),
      once_per_phone: z.boolean(),
      image: seedImageSchema,
    })
    .refine(({ applies_by_default, once_per_phone }) => !(applies_by_default && once_per_phone), {
      path: ['once_per_phone'],
      error: 'A coupon that applies by default cannot be for one order of a phone only.',
    }),
);
export type SeedCoupon = z.infer<typeof seedCouponsSchema>[number];

/** `campaigns.json`: kind "activity" is what the activity form offers. */
export const seedCampaignsSchema = z.array(
  z.strictObject({
    campaign_id: campaignSchema.shape.campaign_id,
    campaign_title: campaignSchema.shape.campaign_title,
    kind: z.enum(['website', 'activity']),
    open: z.boolean(),
  }),
);

/** `stages.json`: stage hierarchies by concept. */
export const seedStagesSchema = z.record(
  z.enum(['testride', 'walkin']),
  z.array(stageSchema).min(1),
);

/** `districts.json`: district names by state code. */
export const seedDistrictsSchema = z.record(z.string().length(2), z.array(z.string()).min(1));

export {
  dealersSchema as seedDealersSchema,
  requirementInputsSchema as seedRequirementInputsSchema,
};

import {
  campaignSchema,
  dealersSchema,
  requirementInputsSchema,
  stageSchema,
  stateSchema,
  zoneSchema,
} from '@site/contract';
import * as z from 'zod';

const imageRef = z.object({ name: z.string(), alt: z.string() });
const paise = z.int().nonnegative();
const rate = z.object({ charge_type: z.string(), basis_points: z.int().nonnegative() });

const productSeed = z.object({
  title: z.string(),
  slug: z.string(),
  variants: z
    .array(
      z.object({
        variant: z.string(),
        key: z.string(),
        ex_showroom_paise: paise,
        preorder_paise: paise,
        items: z
          .array(
            z.object({
              item_key: z.string(),
              colour: z.string(),
              images: z.array(imageRef).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), amount_paise: paise }),
  z.object({
    kind: z.literal('percent'),
    basis_points: z.int().min(0).max(10_000),
    max_paise: paise.optional(),
  }),
]);

const couponSeed = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  product_title: z.string(),
  item_keys: z.array(z.string()).min(1),
  discount,
  valid_from: z.iso.datetime({ offset: true }),
  valid_until: z.iso.datetime({ offset: true }),
  applies_by_default: z.boolean(),
  listed: z.boolean(),
  once_per_phone: z.boolean(),
  image: imageRef,
});

const dispatchCentreSeed = z.object({
  id: z.string(),
  name: z.string(),
  states: z.array(z.string()),
  excluded_models: z.array(z.string()),
  charges: z.array(rate),
});

const campaignSeed = z.object({
  campaign_id: campaignSchema.shape.campaign_id,
  campaign_title: campaignSchema.shape.campaign_title,
  kind: z.string(),
  open: z.boolean(),
});

/** The seed files (`api/seeds/<name>.json`) and their shapes. */
export const seedFiles = {
  products: z.array(productSeed).min(1),
  charges: z.record(z.string(), rate),
  coupons: z.array(couponSeed),
  'dispatch-centres': z.array(dispatchCentreSeed),
  zones: z.array(zoneSchema),
  states: z.array(stateSchema),
  districts: z.record(z.string(), z.array(z.string()).min(1)),
  dealers: dealersSchema,
  'requirement-inputs': requirementInputsSchema,
  campaigns: z.array(campaignSeed),
  stages: z.record(z.string(), z.array(stageSchema)),
};
export type SeedName = keyof typeof seedFiles;
export type SeedData = { [N in SeedName]: z.infer<(typeof seedFiles)[N]> };

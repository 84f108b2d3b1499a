import { stateSchema, zoneSchema } from '@site/contract';
import * as z from 'zod';
import {
  seedCampaignsSchema,
  seedChargesSchema,
  seedCouponsSchema,
  seedDealersSchema,
  seedDispatchCentresSchema,
  seedDistrictsSchema,
  seedProductsSchema,
  seedRequirementInputsSchema,
  seedStagesSchema,
} from '../../../seeds/seed-schemas';

/** The seed files (`api/seeds/<name>.json`) and their shapes. */
export const seedFiles = {
  products: seedProductsSchema,
  charges: seedChargesSchema,
  coupons: seedCouponsSchema,
  'dispatch-centres': seedDispatchCentresSchema,
  zones: z.array(zoneSchema),
  states: z.array(stateSchema),
  districts: seedDistrictsSchema,
  dealers: seedDealersSchema,
  'requirement-inputs': seedRequirementInputsSchema,
  campaigns: seedCampaignsSchema,
  stages: seedStagesSchema,
};
export type SeedName = keyof typeof seedFiles;
export type SeedData = { [N in SeedName]: z.infer<(typeof seedFiles)[N]> };

import * as z from '@site/schema';
import { imageSchema } from './image';

/**
 * Static file `test-ride-page`, at `data`: the picture of the booking page, and the products that a
 * test ride can be asked for, by the index of spec §1. What is chosen is sent as it stands here. `former_models` are names
 * of before a rename, as links to this page have them (`vayu_gale_gt`), each with its product of today; the build of the
 * content makes them out of the former slugs of the seeds.
 */
export const testRidePageSchema = z.object({
  banner: imageSchema,
  /** True when the picture shows a place, and not the dark studio. */
  is_place: z.optional(z.boolean()),
  former_models: z.optional(z.record(z.string(), z.string())),
  products: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type TestRidePage = z.infer<typeof testRidePageSchema>;

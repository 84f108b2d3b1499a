import * as z from '@site/schema';
import { imageSchema } from './image';

/**
 * Static file `test-ride-page`, at `data`: the picture of the booking page, and the products that a
 * test ride can be asked for, by the index of spec §1. What is chosen is sent as it stands here.
 */
export const testRidePageSchema = z.object({
  banner: imageSchema,
  /** True when the picture shows a place, and not the dark studio. */
  is_place: z.optional(z.boolean()),
  products: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type TestRidePage = z.infer<typeof testRidePageSchema>;

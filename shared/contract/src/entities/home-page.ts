import * as z from '@site/schema';
import { blockActionSchema, titlePartSchema } from './home-block';
import { imageSchema } from './image';
import { specLineSchema } from './specs';

/** The banner: the first view of the home page. `highlights` are the numerals under it. */
export const homeBannerSchema = z.object({
  eyebrow: z.string(),
  title: z.array(titlePartSchema).check(z.minLength(1)),
  description: z.string(),
  actions: z.array(blockActionSchema),
  image: imageSchema,
  /** True when the picture shows a place, and not the dark studio. */
  is_place: z.optional(z.boolean()),
  highlights: z.array(specLineSchema),
});
export type HomeBanner = z.infer<typeof homeBannerSchema>;

/** The story section: a headline, the maker's words, a close-up. */
export const homeStorySchema = z.object({
  title: z.array(titlePartSchema).check(z.minLength(1)),
  paragraphs: z.array(z.string()),
  image: imageSchema,
  action: z.optional(blockActionSchema),
});
export type HomeStory = z.infer<typeof homeStorySchema>;

/** The call to book a test ride. */
export const testRideCallSchema = z.object({
  title: z.array(titlePartSchema).check(z.minLength(1)),
  description: z.string(),
  action: blockActionSchema,
  image: imageSchema,
  /** True when the picture shows a place, and not the dark studio. */
  is_place: z.optional(z.boolean()),
});
export type TestRideCall = z.infer<typeof testRideCallSchema>;

/** Static file `home-page`, at `data`: the sections of the home page that stand once. */
export const homePageSchema = z.object({
  banner: homeBannerSchema,
  story: homeStorySchema,
  test_ride: testRideCallSchema,
});
export type HomePage = z.infer<typeof homePageSchema>;

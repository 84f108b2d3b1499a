import * as z from '@site/schema';
import { drawingSchema, imageSchema } from './image';

/** True for what nobody has written or said: a maker puts real words in its place before the site is public. */
const madeUp = z.optional(z.boolean());

/** A link of the "Featured in" carousel. Without a logo its name is set in type. */
export const pressLinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  headline: z.string(),
  made_up: madeUp,
  logo: z.optional(drawingSchema),
});
export type PressLink = z.infer<typeof pressLinkSchema>;

/** A customer's words. */
export const testimonialSchema = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  vehicle: z.string(),
  quote: z.string(),
  made_up: madeUp,
  portrait: z.optional(drawingSchema),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/**
 * A video; `poster` stands until it is started. `video_id` is the video site's id, whose player is embedded,
 * unless the film is our own: then `film` is its path without type, for `<film>.webm` and `<film>.mp4`. A part
 * of it has its seconds behind the path, from and to: `/static/films/marut-gt#t=2.8,9.2`.
 */
export const videoSchema = z.object({
  id: z.string(),
  title: z.string(),
  video_id: z.string(),
  film: z.optional(z.string().check(z.startsWith('/static/'))),
  poster: imageSchema,
});
export type Video = z.infer<typeof videoSchema>;

/** Static file `home-media`, at `data`: seven press links, four testimonials, six video slides. */
export const homeMediaSchema = z.object({
  press: z.array(pressLinkSchema),
  testimonials: z.array(testimonialSchema),
  videos: z.array(videoSchema),
});
export type HomeMedia = z.infer<typeof homeMediaSchema>;

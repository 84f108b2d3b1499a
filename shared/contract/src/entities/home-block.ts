import * as z from '@site/schema';
import { imageSchema } from './image';

/** A part of a block's title; "accent" is set in the brand's colour. */
export const titlePartSchema = z.object({
  label: z.string(),
  theme: z.enum(['default', 'accent']),
});
export type TitlePart = z.infer<typeof titlePartSchema>;

/** A button of a block; `link` is a path of this site. */
export const blockActionSchema = z.object({
  label: z.string(),
  link: z.string(),
  theme: z.enum(['primary', 'secondary']),
});
export type BlockAction = z.infer<typeof blockActionSchema>;

/** A feature block; `layout` says on which side the picture stands. */
export const homeBlockSchema = z.object({
  title: z.array(titlePartSchema).check(z.minLength(1)),
  tagline: z.string(),
  description: z.string(),
  actions: z.array(blockActionSchema),
  image: imageSchema,
  /** Of a block that opens its page: true when the picture shows a place, and not the dark studio. */
  is_place: z.optional(z.boolean()),
  layout: z.enum(['left', 'right']),
});
export type HomeBlock = z.infer<typeof homeBlockSchema>;

/**
 * Static file `home-blocks`, at `data.blocks` (home page), and static file `left-right-banners`, at
 * `data.banners` (About page): the same shape.
 */
export const homeBlocksSchema = z.array(homeBlockSchema);

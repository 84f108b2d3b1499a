import * as z from '@site/schema';

/**
 * A picture. `src` is the path without width and type: the files are `<src>-<width>.avif|webp` for
 * each of `widths`. `width` x `height` are the original's pixels, `blur` its
 * colours from top to bottom with commas between, shown until it is there; empty for a cut-out.
 */
export const imageSchema = z.object({
  src: z.string().check(z.minLength(1)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  blur: z.string(),
  alt: z.string(),
});
export type Image = z.infer<typeof imageSchema>;

/** A drawing: one SVG file at `src`, fit for any width. `width` x `height` give its shape. */
export const drawingSchema = z.object({
  src: z.string().check(z.minLength(1)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
});
export type Drawing = z.infer<typeof drawingSchema>;

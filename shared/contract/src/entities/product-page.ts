import * as z from '@site/schema';
import { drawingSchema, imageSchema } from './image';
import { specLineSchema } from './specs';

/** A colour of a product: its name as in `ai_colour`, and the paint shown on its swatch. */
export const swatchSchema = z.object({ colour: z.string(), label: z.string(), hex: z.string() });
export type Swatch = z.infer<typeof swatchSchema>;

/** A feature of a product: a picture with a headline and a sentence or two. */
export const productFeatureSchema = z.object({
  title: z.string(),
  description: z.string(),
  image: imageSchema,
});
export type ProductFeature = z.infer<typeof productFeatureSchema>;

/** What the calculators of costs and range reckon with. Distances in km, energy in kWh, prices in rupees. */
export const consumptionSchema = z.object({
  range_km: z.number().check(z.positive()),
  battery_kwh: z.number().check(z.positive()),
  charging_efficiency: z.number().check(z.positive(), z.maximum(1)),
  petrol_km_per_litre: z.number().check(z.positive()),
  electricity_price: z.number().check(z.positive()),
  petrol_price: z.number().check(z.positive()),
  daily_km: z.number().check(z.positive()),
  /**
   * By the name of a riding mode, as the data sheet has it, what of the range is left in it: 1 in the mode of the test
   * cycle. A mode that is not for travelling has no entry.
   */
  mode_factors: z.optional(z.record(z.string(), z.number().check(z.positive(), z.maximum(1)))),
});
export type Consumption = z.infer<typeof consumptionSchema>;

/**
 * A full turn of a bike in equal steps: the pictures are `<src>-00-<width>.webp` and on, each
 * `width` x `height` pixels. `colour` is the paint that it shows, e.g. "Graphite".
 */
export const spinSchema = z.object({
  src: z.string().check(z.minLength(1)),
  frames: z.int().check(z.minimum(8)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.minLength(1)),
  /** Widths in pixels in which each step is there as `<src>-00-<width>.avif` too; none without it. */
  avif_widths: z.optional(z.array(z.int().check(z.positive()))),
  /** `src` of the same turn in further colours, by the name as in `ai_colour`. */
  others: z.optional(z.record(z.string(), z.string().check(z.minLength(1)))),
});
export type Spin = z.infer<typeof spinSchema>;

/** A mark of an approval that the maker really has, e.g. of a testing agency; without a drawing its name is set in type. */
export const certificationSchema = z.object({
  name: z.string().check(z.minLength(1)),
  mark: z.optional(drawingSchema),
});
export type Certification = z.infer<typeof certificationSchema>;

/** The marketing side of one model-variant. */
export const variantPageSchema = z.object({
  tagline: z.string(),
  description: z.string(),
  hero: imageSchema,
  /** The same picture in further colours, by the name as in `ai_colour`; a colour without one shows `hero`. */
  colour_heroes: z.optional(z.record(z.string(), imageSchema)),
  /** What the page shows large, e.g. range and top speed. */
  highlights: z.array(specLineSchema),
  features: z.array(productFeatureSchema),
  /** When a bike that is ordered today is handed over, e.g. "3 to 4 weeks"; nothing is shown while it is empty. */
  delivery_time: z.optional(z.string()),
  /** Absent for what is not ridden (motor, battery). */
  consumption: z.optional(consumptionSchema),
  /** Preview picture for shared links to this variant; the product's own without it. */
  share_image: z.optional(z.string()),
  /** Absent for what nobody turns around (motor, battery). */
  spin: z.optional(spinSchema),
});
export type VariantPage = z.infer<typeof variantPageSchema>;

/**
 * Static file `product-{slug}`, at `data`: texts of the product itself and of each of its variants, by
 * the lower-cased variant ("gt", "0").
 */
export const productPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** Inner banner on top of the page; null for the first model, which has none (spec §2). */
  banner: z.nullable(imageSchema),
  /** Path of the preview picture for shared links, 1200 x 630. */
  share_image: z.string(),
  swatches: z.array(swatchSchema),
  /** Nothing is shown while the list is empty. */
  certifications: z.optional(z.array(certificationSchema)),
  variants: z.record(z.string(), variantPageSchema),
});
export type ProductPage = z.infer<typeof productPageSchema>;

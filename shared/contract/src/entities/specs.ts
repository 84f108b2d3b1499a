import * as z from '@site/schema';

/** One line: a label, its value and, apart, its unit ("" when it has none). */
export const specLineSchema = z.object({
  label: z.string(),
  value: z.string(),
  unit: z.string(),
});
export type SpecLine = z.infer<typeof specLineSchema>;

/** One section, e.g. "Motor, Battery and Charger Specifications", "Performance", "Dimensions". */
export const specSectionSchema = z.object({
  title: z.string(),
  lines: z.array(specLineSchema),
});
export type SpecSection = z.infer<typeof specSectionSchema>;

/** Static file `technical-specs`, at `data.specs`: sections by model-variant key ("vayu_marut-gt"). */
export const specsSchema = z.record(z.string(), z.array(specSectionSchema));
export type Specs = z.infer<typeof specsSchema>;

import * as z from '@site/schema';

/** Static file `fine-print`, at `data`: what stands below every range and below every price. */
export const finePrintSchema = z.object({
  /** By which test cycle and with what load a range was found. */
  range: z.string().check(z.minLength(1)),
  /** What a price holds, and of which date it is. */
  price: z.string().check(z.minLength(1)),
});
export type FinePrint = z.infer<typeof finePrintSchema>;

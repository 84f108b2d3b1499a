import * as z from '@site/schema';

const note = z.string().check(z.minLength(1));

/** Static file `fine-print`, at `data`: what stands below every range and below every price. */
export const finePrintSchema = z.object({
  /** By which test cycle and with what load a range was found. */
  range: note,
  /** What a price holds, and of which date it is. */
  price: note,
});
export type FinePrint = z.infer<typeof finePrintSchema>;

/** Static file `cost-notes`, at `data`: what stands below the cost of a bike. */
export const costNotesSchema = z.object({
  /** What each charge of a price on the road is for. */
  charges: z.optional(note),
  /** What a buyer's present vehicle is taken for, with the date it holds for. */
  exchange: note,
  /** What subsidies the prices hold, with the date it holds for. */
  subsidy: note,
});
export type CostNotes = z.infer<typeof costNotesSchema>;

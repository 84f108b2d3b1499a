import * as z from '@site/schema';
import { drawingSchema } from './image';
import { legalSectionSchema } from './legal-page';

/** A table of a section: one row of cells for each row, as many cells as columns. */
export const ownershipTableSchema = z.object({
  caption: z.string(),
  columns: z.array(z.string()).check(z.minLength(2)),
  rows: z.array(z.array(z.string())).check(z.minLength(1)),
});
export type OwnershipTable = z.infer<typeof ownershipTableSchema>;

export const ownershipSectionSchema = z.extend(legalSectionSchema, {
  table: z.optional(ownershipTableSchema),
});
export type OwnershipSection = z.infer<typeof ownershipSectionSchema>;

/** A question with its answer, also told to search engines. */
export const faqSchema = z.object({ question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faqSchema>;

/** An accessory: its price in rupees, fitting included, and the models that it fits. */
export const accessorySchema = z.object({
  name: z.string(),
  description: z.string(),
  price: z.number().check(z.positive()),
  fits: z.string(),
  drawing: z.optional(drawingSchema),
});
export type Accessory = z.infer<typeof accessorySchema>;

/** A file to download: its address from `/`, and what it is. */
export const downloadSchema = z.object({
  name: z.string(),
  url: z.string().check(z.startsWith('/static/')),
  detail: z.string(),
});
export type Download = z.infer<typeof downloadSchema>;

/** Static files `ownership-{topic}`, at `data`: one page about owning a bike. */
export const ownershipPageSchema = z.object({
  title: z.string(),
  eyebrow: z.string(),
  summary: z.string(),
  sections: z.array(ownershipSectionSchema),
  faqs: z.array(faqSchema),
  accessories: z.array(accessorySchema),
  downloads: z.array(downloadSchema),
});
export type OwnershipPage = z.infer<typeof ownershipPageSchema>;

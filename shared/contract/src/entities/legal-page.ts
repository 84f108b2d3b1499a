import * as z from '@site/schema';

/** One section: paragraphs, then points, either may be empty. */
export const legalSectionSchema = z.object({
  /** Anchor of the section, e.g. `cancellation`. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()),
});
export type LegalSection = z.infer<typeof legalSectionSchema>;

/** Static files `terms-conditions`, `privacy-policy`, `cookies-policies`, `refund-policy`, at `data`. */
export const legalPageSchema = z.object({
  title: z.string(),
  /** As it is printed, e.g. "11-09-2020". */
  last_revision: z.string(),
  summary: z.string(),
  sections: z.array(legalSectionSchema).check(z.minLength(1)),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

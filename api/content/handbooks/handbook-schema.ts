import { ownershipSectionSchema } from '@site/contract';
import { z } from 'zod';

const sectionSchema = z.object({
  ...ownershipSectionSchema.shape,
  /** Model-variant keys of the bikes that it is about; all of them without it. */
  only: z.array(z.string()).optional(),
  /** The riding mode that it describes, as the specifications name it. */
  mode: z.string().optional(),
});

const chapterSchema = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  sections: z.array(sectionSchema),
  /** What the site says of it already, and the handbook repeats: a page about owning a bike, or the data sheet. */
  include: z.enum(['service', 'roadside', 'warranty', 'specifications']).optional(),
});

/**
 * `handbook.json`: the words of the owner's handbook, for all bikes. `{Payload}` stands for the line of
 * that label in a bike's specifications, `$range` for the fine print of the range.
 */
export const handbookSchema = z.object({ edition: z.string(), chapters: z.array(chapterSchema) });
export type HandbookText = z.infer<typeof handbookSchema>;
export type ChapterText = HandbookText['chapters'][number];

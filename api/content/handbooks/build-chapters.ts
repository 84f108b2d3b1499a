import type { OwnershipPage, OwnershipSection, SpecSection } from '@site/contract';
import { type Facts, fillIn, fillSection } from './fill-in.ts';
import type { ChapterText, HandbookText } from './handbook-schema.ts';

/** A chapter as it is printed. */
export interface Chapter {
  id: string;
  title: string;
  lead: string;
  sections: OwnershipSection[];
}

/** The pages about owning a bike that the handbook repeats. */
export type OwnershipTexts = Readonly<Record<'service' | 'roadside' | 'warranty', OwnershipPage>>;

const toTable = ({ title, lines }: SpecSection): OwnershipSection => ({
  id: title,
  heading: title,
  paragraphs: [],
  points: [],
  table: {
    caption: title,
    columns: ['Item', 'Value'],
    rows: lines.map(({ label, value, unit }) => [label, `${value} ${unit}`.trim()]),
  },
});

/** The sections of a page of the site, with its title where that is not the chapter's own. */
function introduce(page: OwnershipPage, chapter: string): OwnershipSection[] {
  if (page.title === chapter) return page.sections;
  const paragraphs = [page.summary];
  return [{ id: 'intro', heading: page.title, paragraphs, points: [] }, ...page.sections];
}

function sectionsOf(
  { include, sections, title }: ChapterText,
  key: string,
  facts: Facts,
  texts: OwnershipTexts,
): OwnershipSection[] {
  const own = sections
    .filter(({ only }) => only === undefined || only.includes(key))
    .map((section) => fillSection(section, facts));
  if (include === undefined) return own;
  if (include !== 'specifications') return [...own, ...introduce(texts[include], title)];
  // The warranty has a chapter of its own.
  return [...own, ...facts.specs.filter(({ title }) => title !== 'Warranty').map(toTable)];
}

/**
 * The chapters of the handbook of one bike.
 * @param key model-variant key, e.g. "vayu_marut-gt"
 * @throws when the text names a line that the bike's specifications do not have
 */
export function buildChapters(
  { chapters }: HandbookText,
  key: string,
  facts: Facts,
  texts: OwnershipTexts,
): Chapter[] {
  return chapters.map((chapter) => ({
    id: chapter.id,
    title: chapter.title,
    lead: fillIn(chapter.lead, facts),
    sections: sectionsOf(chapter, key, facts, texts),
  }));
}

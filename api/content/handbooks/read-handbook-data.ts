import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContactInfo, finePrintSchema, ownershipPageSchema } from '@site/contract';
import {
  type BrochureFolders,
  readBrochureData,
  readContent,
} from '../brochures/read-brochure-data.ts';
import { readText } from '../read-text.ts';
import { buildChapters, type Chapter } from './build-chapters.ts';
import { handbookSchema } from './handbook-schema.ts';

/** Everything that the owner's handbook of one bike says. */
export interface HandbookData {
  /** Model-variant key and file name. */
  key: string;
  name: string;
  edition: string;
  /** Name of the picture on the cover. */
  hero: string;
  chapters: Chapter[];
  contact: ContactInfo;
}

const TEXT = fileURLToPath(new URL('./handbook.json', import.meta.url));

/** Gathers the handbooks of all bikes (motor and battery have none) from the content. */
export async function readHandbookData(folders: BrochureFolders): Promise<HandbookData[]> {
  const text = await readText(TEXT, handbookSchema);
  const page = (topic: string) =>
    readContent(folders.json, `ownership-${topic}`, ownershipPageSchema);
  const texts = {
    service: await page('service'),
    roadside: await page('roadside'),
    warranty: await page('warranty'),
  };
  const { range } = await readContent(folders.json, 'fine-print', finePrintSchema);
  const bikes = (await readBrochureData(folders)).filter(({ ridden }) => ridden);
  return bikes.map(({ key, name, hero, sections, contact }) => ({
    key,
    name,
    edition: text.edition,
    hero,
    chapters: buildChapters(text, key, { specs: sections, range }, texts),
    contact,
  }));
}

/** Path of the picture on a cover. */
export const coverFile = (originals: string, { hero }: Pick<HandbookData, 'hero'>): string =>
  join(originals, `${hero}.webp`);

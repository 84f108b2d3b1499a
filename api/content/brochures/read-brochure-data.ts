import { join } from 'node:path';
import {
  type ContactInfo,
  contactInfoSchema,
  type FinePrint,
  finePrintSchema,
  formatItemName,
  type SpecSection,
  type Specs,
  specLineSchema,
  specsSchema,
  toSlug,
} from '@site/contract';
import { z } from 'zod';
import { readText } from '../read-text.ts';

/** Everything that one model's brochure says; prices in paise. */
export interface BrochureData {
  /** Model-variant key and file name. */
  key: string;
  name: string;
  tagline: string;
  description: string;
  /** Picture names. */
  hero: string;
  lineUp: string[];
  colours: string[];
  highlights: { label: string; value: string; unit: string }[];
  sections: SpecSection[];
  exShowroomPaise: number;
  preorderPaise: number;
  contact: ContactInfo;
  /** What holds for range and price; no range for what has none: motor and battery. */
  finePrint: Pick<FinePrint, 'price'> & Partial<FinePrint>;
  /** False for what nobody rides by itself: motor and battery. */
  ridden: boolean;
}

const productsSchema = z.array(
  z.object({
    title: z.string(),
    slug: z.string(),
    variants: z.array(
      z.object({
        variant: z.string(),
        key: z.string(),
        ex_showroom_paise: z.int(),
        preorder_paise: z.int(),
        items: z.array(
          z.object({ colour: z.string(), images: z.array(z.object({ name: z.string() })) }),
        ),
      }),
    ),
  }),
);

// The page texts as the editor writes them: pictures by name.
const pageSchema = z.object({
  variants: z.record(
    z.string(),
    z.object({
      tagline: z.string(),
      description: z.string(),
      hero: z.object({ $image: z.string() }),
      highlights: z.array(specLineSchema),
      consumption: z.unknown().optional(),
    }),
  ),
});

export interface BrochureFolders {
  /** `content/json`. */
  json: string;
  /** `seeds`. */
  seeds: string;
}

/** The content of a static JSON file as an editor writes it, checked. @throws Error that names file and place */
export const readContent = async <T>(
  folder: string,
  name: string,
  schema: z.core.$ZodType<T>,
): Promise<T> => {
  const { data } = await readText(join(folder, `${name}.json`), z.object({ data: schema }));
  return data;
};

/**
 * Gathers the brochures of all models from seeds (names, prices) and content (texts, figures).
 * @throws Error with what is missing for each model that is sold, a line each
 */
export async function readBrochureData({ json, seeds }: BrochureFolders): Promise<BrochureData[]> {
  const products = await readText(join(seeds, 'products.json'), productsSchema);
  const contact = await readContent(json, 'contact-info', contactInfoSchema);
  const { specs }: { specs: Specs } = await readContent(
    json,
    'technical-specs',
    z.object({ specs: specsSchema }),
  );
  const { range, price } = await readContent(json, 'fine-print', finePrintSchema);
  const brochures: BrochureData[] = [];
  const problems: string[] = [];
  for (const { title, slug, variants } of products) {
    const page = await readContent(json, `product-${slug}`, pageSchema).catch((error: Error) => {
      problems.push(error.message);
    });
    if (!page) continue;
    for (const { variant, key, items, ...prices } of variants) {
      const texts = page.variants[toSlug(variant)];
      const sections = specs[key];
      if (!texts)
        problems.push(
          `product-${slug}.json at data.variants: it has no "${toSlug(variant)}", and the seeds sell ${key}.`,
        );
      if (!sections)
        problems.push(
          `technical-specs.json at data.specs: it has no "${key}", and the seeds sell it.`,
        );
      if (!texts || !sections) continue;
      brochures.push({
        key,
        name: formatItemName({ title, variant }),
        tagline: texts.tagline,
        description: texts.description,
        hero: texts.hero.$image,
        lineUp: items.flatMap(({ images }) => images.slice(0, 1).map(({ name }) => name)),
        colours: items.map(({ colour }) => colour),
        highlights: texts.highlights,
        sections,
        exShowroomPaise: prices.ex_showroom_paise,
        preorderPaise: prices.preorder_paise,
        contact,
        finePrint: texts.consumption === undefined ? { price } : { range, price },
        ridden: texts.consumption !== undefined,
      });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return brochures;
}

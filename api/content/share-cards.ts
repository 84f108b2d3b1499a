import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ShareCard } from './images/encode-share-cards.ts';
import { readText } from './read-text.ts';

const shareCardSchema = z.strictObject({
  /** Its file name, which `share_image` of a text names: `og-<slug>.jpg`. */
  file: z
    .string()
    .regex(
      /^og-[a-z0-9_-]+\.jpg$/,
      'It is og-, the slug or key of what it shows, and .jpg: og-vayu_one.jpg.',
    ),
  /** The picture that it is made of, without its type. */
  render: z.string().min(1),
  title: z.string().min(1),
  line: z.string().min(1),
});

const FILE = fileURLToPath(new URL('./share-cards.json', import.meta.url));

/**
 * The cards of `share-cards.json`: one per product model (by slug and variant), one for a whole product, one for the site.
 * @throws Error with file, line and place of what is wrong
 */
export const readShareCards = (): Promise<ShareCard[]> => readText(FILE, z.array(shareCardSchema));

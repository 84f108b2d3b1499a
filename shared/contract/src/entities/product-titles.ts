import * as z from 'zod/mini';

/** Titles of the Products submenu, in menu order, e.g. "Vayu One". */
export const productTitlesSchema = z.array(z.string());
export type ProductTitles = z.infer<typeof productTitlesSchema>;

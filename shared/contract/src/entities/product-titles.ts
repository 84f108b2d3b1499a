import * as z from '@site/schema';

/** Titles of the Products submenu, in menu order, e.g. "Vayu One". */
export const productTitlesSchema = z.array(z.string());
export type ProductTitles = z.infer<typeof productTitlesSchema>;

import { toSlug } from '@site/links';

/** The product that an address names by its slug (`vayu_marut_gt`); empty when it names none of them. */
export const findModel = (products: readonly string[], slug: string | null): string =>
  products.find((name) => toSlug(name) === slug?.toLowerCase()) ?? '';

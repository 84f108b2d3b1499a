import type { TestRidePage } from '@site/contract';
import { toSlug } from '@site/links';

/**
 * The product that an address names by its slug (`vayu_marut_gt`), also by one of before it was renamed; empty when it
 * names none of them.
 */
export function findModel(
  { products = [], former_models: former = {} }: Partial<TestRidePage> = {},
  asked: string | null,
): string {
  const slug = asked?.toLowerCase() ?? '';
  return products.find((name) => toSlug(name) === slug) ?? former[slug] ?? '';
}

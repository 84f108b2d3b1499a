import { brand } from '@site/brand';
import { toSlug } from '@site/links';

/** True for the slug of the first model, whose product page has no inner banner (spec §2). */
export function isFirstModel(slug: string): boolean {
  return slug === toSlug(brand.firstModel);
}

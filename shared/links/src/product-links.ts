import { isOnlyVariant } from './item-names';
import { toSlug } from './slug';

/** Address of a product page (spec §2). */
export function buildProductPath(title: string): string {
  return `/product/${encodeURIComponent(toSlug(title))}`;
}

/** Address of a product's technical specifications, with one variant chosen when it has several. */
export function buildSpecificationsPath(title: string, variant = '0'): string {
  const path = `${buildProductPath(title)}/technical-specifications`;
  return isOnlyVariant(variant) ? path : `${path}?variant=${encodeURIComponent(toSlug(variant))}`;
}

/** Key of a model's variant in the specifications (spec §3), e.g. `vayu_marut-gt`. */
export function buildModelKey(title: string, variant: string): string {
  return `${toSlug(title)}-${variant.toLowerCase()}`;
}

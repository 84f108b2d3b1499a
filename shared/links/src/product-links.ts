import { toSlug } from '@site/contract';
import { type ChosenItem, withChosen } from './chosen-links';

/** Address of a product page (spec §2). */
export function buildProductPath(title: string): string {
  return `/product/${encodeURIComponent(toSlug(title))}`;
}

/** Address of a product's technical specifications, with what was chosen of it. */
export const buildSpecificationsPath = (title: string, chosen: ChosenItem = {}): string =>
  withChosen(`${buildProductPath(title)}/technical-specifications`, chosen);

/**
 * Key of a model's variant in the specifications (spec §3), e.g. `vayu_marut-gt`: what the item codes of its colours
 * begin with, so in the slug form of both names.
 */
export function buildModelKey(title: string, variant: string): string {
  return `${toSlug(title)}-${toSlug(variant)}`;
}

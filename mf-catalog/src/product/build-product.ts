import type {
  Image,
  Product,
  ProductGroups,
  ProductPage,
  Swatch,
  VariantPage,
} from '@site/contract';
import { type PriceDisplay, pricesOfProduct, resolvePriceDisplay } from '@site/contract';
import { buildModelKey, formatItemName, toSlug } from '@site/links';
import { isFirstModel } from '../rules/is-first-model';

/** One colour of a variant. */
export interface ColourChoice {
  /** As in the address: lower-cased. */
  id: string;
  label: string;
  /** Paint of the swatch; undefined when the content does not know the colour. */
  hex: string | undefined;
  image: Image | undefined;
  /** The banner's picture in this colour, where the content has one. */
  hero: Image | undefined;
}

/** One variant of a product, priced, with its content when that is known. */
export interface ProductVariant {
  /** As in the address: lower-cased, "0" for a product without variants. */
  id: string;
  /** As the server writes it, for links. */
  variant: string;
  modelKey: string;
  /** "Vayu Marut GT"; the variant is hidden when it is 0. */
  name: string;
  price: PriceDisplay;
  preorderAmount: number;
  colours: readonly ColourChoice[];
  content: VariantPage | undefined;
}

export interface ProductView {
  title: string;
  /** Picture of the inner banner; undefined for the first model, whatever its content brings (spec §2). */
  banner: Image | undefined;
  variants: readonly ProductVariant[];
  content: ProductPage | undefined;
}

/**
 * The product of a slug out of the products list and its content; undefined when the list has none of
 * that slug. The first item of each group gives price and variant (spec §3), all of them its colours.
 */
export function buildProduct(
  slug: string,
  groups: ProductGroups,
  content: ProductPage | undefined,
): ProductView | undefined {
  const own = groups.filter(([first]) => first && toSlug(first.ai_title) === slug);
  const title = own[0]?.[0]?.ai_title;
  if (title === undefined) return undefined;
  return {
    title,
    banner: isFirstModel(slug) ? undefined : (content?.banner ?? undefined),
    content,
    variants: own.flatMap((group) => buildVariant(group, content)),
  };
}

function buildVariant(
  group: readonly Product[],
  content: ProductPage | undefined,
): ProductVariant[] {
  const [first] = group;
  if (!first) return [];
  const id = toSlug(first.ai_variant);
  const own = content?.variants[id];
  return [
    {
      id,
      variant: first.ai_variant,
      modelKey: buildModelKey(first.ai_title, first.ai_variant),
      name: formatItemName({ title: first.ai_title, variant: first.ai_variant }),
      price: resolvePriceDisplay(pricesOfProduct(first)),
      preorderAmount: first.ai_preorder_amount,
      colours: group.map((item) => buildColour(item, content?.swatches ?? [], own)),
      content: own,
    },
  ];
}

function buildColour(
  item: Product,
  swatches: readonly Swatch[],
  content: VariantPage | undefined,
): ColourChoice {
  const colour = item.ai_colour ?? 'Standard';
  const swatch = swatches.find((one) => one.colour === colour);
  return {
    id: toSlug(colour),
    label: swatch?.label ?? colour,
    hex: swatch?.hex,
    image: item.ai_images[0],
    hero: content?.colour_heroes?.[colour],
  };
}

/** The items with the one picture each that `buildProduct` takes. */
export const firstPictures = (groups: ProductGroups): ProductGroups =>
  groups.map((group) => group.map((item) => ({ ...item, ai_images: item.ai_images.slice(0, 1) })));

/**
 * Picture of the inner banner: that of the chosen colour, else the variant's own, else the product's
 * (spec §2: none for the first model).
 */
export const bannerOf = (
  { banner }: Pick<ProductView, 'banner'>,
  chosen: Pick<ProductVariant, 'content'> | undefined,
  colour: Pick<ColourChoice, 'hero'> | undefined,
): Image | undefined => banner && (colour?.hero ?? chosen?.content?.hero ?? banner);

/** The entry with that id, else the first: what is chosen when the address asks for nothing known. */
export function chooseById<T extends { id: string }>(
  choices: readonly T[],
  id: string | null,
): T | undefined {
  return choices.find((choice) => choice.id === id?.toLowerCase()) ?? choices[0];
}

/**
 * Whether somebody can ride it: it has a consumption of its own, which motor and battery have not. False too while the
 * content is not known, because a part must not be offered for a test ride.
 */
export function isRidden(variant: Pick<ProductVariant, 'content'>): boolean {
  return variant.content?.consumption !== undefined;
}

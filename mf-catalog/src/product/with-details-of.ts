import type { ProductPage, VariantPage } from '@site/contract';

const withoutDetails = ({
  spin,
  share_image,
  consumption,
  ...variant
}: VariantPage): VariantPage => ({
  ...variant,
  ...(consumption && { consumption: { ...consumption, mode_factors: undefined } }),
  features: [],
});

/**
 * The texts of a product with features, 360° view and shared picture of one variant: those of the others are most of
 * the bytes, and are read when their variant is chosen in the page.
 */
export const withDetailsOf = (page: ProductPage, chosenId: string): ProductPage => ({
  ...page,
  variants: Object.fromEntries(
    Object.entries(page.variants).map(([id, variant]) => [
      id,
      id === chosenId ? variant : withoutDetails(variant),
    ]),
  ),
});

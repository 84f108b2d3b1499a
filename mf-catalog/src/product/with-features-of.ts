import type { ProductPage } from '@site/contract';

/**
 * The texts of a product with the features of one variant: those of the others are most of the bytes, and are read when
 * their variant is chosen in the page.
 */
export const withFeaturesOf = (page: ProductPage, chosenId: string): ProductPage => ({
  ...page,
  variants: Object.fromEntries(
    Object.entries(page.variants).map(([id, variant]) => [
      id,
      id === chosenId ? variant : { ...variant, features: [] },
    ]),
  ),
});

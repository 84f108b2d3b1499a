import type { GalleryItem, Image, ProductGroups } from '@site/contract';
import { type PriceDisplay, pricesOfProduct, resolvePriceDisplay } from '@site/contract';
import { buildModelKey, buildProductPath, withChosen } from '@site/links';

/** One slide of the model gallery. Without a product behind it, it is a picture with a name. */
export interface ModelSlide {
  id: string;
  name: string;
  image: Image;
  path?: string;
  price?: PriceDisplay;
}

/** The gallery's pictures, each with the page and price of the product that its id names. */
export function buildModelSlides(
  items: readonly GalleryItem[],
  products: ProductGroups,
): ModelSlide[] {
  return items.map(({ id, name, image }) => {
    const product = products
      .map(([first]) => first)
      .find((first) => first && buildModelKey(first.ai_title, first.ai_variant) === id);
    if (!product) return { id, name, image };
    return {
      id,
      name,
      image,
      path: withChosen(buildProductPath(product.ai_title), { variant: product.ai_variant }),
      price: resolvePriceDisplay(pricesOfProduct(product)),
    };
  });
}

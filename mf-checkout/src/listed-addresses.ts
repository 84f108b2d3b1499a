import { listOffers, listProducts } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { buildOfferPath, buildPreorderPath } from '@site/links';

/** Addresses of the pre-order pages of all models, for the release gate. */
export async function listPreorderPaths(): Promise<readonly string[]> {
  const groups = await listProducts.read({ id: ALL_PRODUCTS }).fetch();
  return groups.flatMap(([product]) =>
    product ? [buildPreorderPath(product.ai_title, product.ai_variant)] : [],
  );
}

/** Addresses of the pre-order pages that offers lead to, for the release gate. */
export async function listOfferPaths(): Promise<readonly string[]> {
  const offers = await listOffers.read().fetch();
  return offers.flatMap((offer) => buildOfferPath(offer) ?? []);
}

import {
  type LoadedReads,
  listOffers,
  listProducts,
  loadAll,
  readFinePrint,
  readProductPage,
  readTechnicalSpecs,
} from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { VARIANT_PARAM } from '@site/links';
import type { PageData, PageLoader } from '@site/shell';
import {
  buildProduct,
  chooseById,
  firstPictures,
  type ProductView,
} from '../../product/build-product';
import { offersOfModels } from '../../product/offers-of-models';
import { resolveMissingProduct } from '../../product/resolve-missing-product';
import { shownSpecs } from '../../product/shown-specs';
import { withDetailsOf } from '../../product/with-details-of';
import { keepOnly } from '../../rules/keep-only';
import { loadedData } from '../../rules/loaded-data';
import { buildProductHead } from './build-product-head';

/** A product by its slug; one of before a rename has that of today said. An unknown slug is a 404 of its own (spec §2). */
export const loadProduct: PageLoader = async ({ params, url, signal }): Promise<PageData> => {
  const slug = params['productId'] ?? '';
  const products = listProducts.read({ id: slug });
  const page = readProductPage.read({ slug });
  const loaded = await loadAll(
    [products, page, readTechnicalSpecs.read(), listOffers.read(), readFinePrint.read()],
    signal,
  );
  const groups = loadedData(loaded, products);
  const view = groups && buildProduct(slug, groups, loadedData(loaded, page));
  if (view) return { ...shownOf(loaded, slug, view, url), head: buildProductHead(view, url) };
  const missing = resolveMissingProduct(loaded.failures[products.key]);
  if (missing.status === 404) {
    // In its place the page shows all models, where they can be read.
    const all = await loadAll([listProducts.read({ id: ALL_PRODUCTS })], signal);
    Object.assign(loaded.fallback, all.fallback);
  }
  return { ...loaded, ...missing, presentSlug: groups?.[0]?.[0]?.ai_present_slug };
};

/**
 * What was read, without data sheets and offers of other products, what is said of a variant only when it is chosen, and
 * pictures that no view shows.
 */
function shownOf(
  loaded: LoadedReads,
  slug: string,
  { variants }: ProductView,
  { searchParams }: URL,
): LoadedReads {
  const chosen = chooseById(variants, searchParams.get(VARIANT_PARAM));
  const keys = variants.map(({ modelKey }) => modelKey);
  const withPictures = keepOnly(loaded, listProducts.read({ id: slug }), firstPictures);
  const withTexts = keepOnly(withPictures, readProductPage.read({ slug }), (page) =>
    withDetailsOf(page, chosen?.id ?? ''),
  );
  const withSpecs = keepOnly(withTexts, readTechnicalSpecs.read(), (specs) =>
    shownSpecs(specs, chosen ? [chosen.modelKey] : []),
  );
  return keepOnly(withSpecs, listOffers.read(), (offers) => offersOfModels(offers, keys));
}

import {
  type LoadedReads,
  listOffers,
  listProducts,
  loadAll,
  readFinePrint,
  readProductPage,
  readTechnicalSpecs,
} from '@site/api-client';
import type { PageData, PageLoader } from '@site/shell';
import { buildProduct, firstPictures, type ProductView } from '../../product/build-product';
import { offersOfModels } from '../../product/find-variant-offer';
import { resolveMissingProduct } from '../../product/resolve-missing-product';
import { shownSpecs } from '../../product/shown-specs';
import { keepOnly } from '../../rules/keep-only';
import { loadedData } from '../../rules/loaded-data';
import { buildProductHead } from './build-product-head';

/** A product by its slug. An unknown slug is a 404 of its own (spec §2). */
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
  if (view) return { ...shownOf(loaded, slug, view), head: buildProductHead(view, url) };
  return { ...loaded, ...resolveMissingProduct(loaded.failures[products.key]) };
};

/** What was read, without data sheets and offers of other products and pictures that no view shows. */
function shownOf(loaded: LoadedReads, slug: string, { variants }: ProductView): LoadedReads {
  const keys = variants.map(({ modelKey }) => modelKey);
  const withPictures = keepOnly(loaded, listProducts.read({ id: slug }), firstPictures);
  const withSpecs = keepOnly(withPictures, readTechnicalSpecs.read(), (specs) =>
    shownSpecs(specs, keys),
  );
  return keepOnly(withSpecs, listOffers.read(), (offers) => offersOfModels(offers, keys));
}

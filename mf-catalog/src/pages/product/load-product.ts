import {
  type LoadedReads,
  listOffers,
  listProducts,
  loadAll,
  readFinePrint,
  readProductPage,
  readTechnicalSpecs,
} from '@site/api-client';
import { buildProductPath } from '@site/links';
import type { PageData, PageHead, PageLoader } from '@site/shell';
import { HERO_SIZES, imagePreload } from '@site/ui';
import { buildBreadcrumbLd, buildProductLd, pageTitle } from '../../head/json-ld';
import {
  bannerOf,
  buildProduct,
  type ColourChoice,
  chooseById,
  firstPictures,
  type ProductVariant,
  type ProductView,
} from '../../product/build-product';
import { offersOfModels } from '../../product/find-variant-offer';
import { resolveMissingProduct } from '../../product/resolve-missing-product';
import { shownSpecs } from '../../product/shown-specs';
import { keepOnly } from '../../rules/keep-only';
import { loadedData } from '../../rules/loaded-data';
import { STAGE_SIZES } from './variant/stage-sizes';

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

function buildProductHead(view: ProductView, url: URL): PageHead {
  const path = buildProductPath(view.title);
  const asked = url.searchParams.get('variant');
  const chosen = chooseById(view.variants, asked);
  const image =
    (asked === null ? undefined : chosen?.content?.share_image) ??
    view.content?.share_image ??
    '/static/img/og-default.jpg';
  const description = view.content?.description ?? view.title;
  const colour = chooseById(chosen?.colours ?? [], url.searchParams.get('colour'));
  return {
    title: pageTitle(view.content ? `${view.title}: ${view.content.tagline}` : view.title),
    description,
    canonicalPath: path,
    image,
    jsonLd: [
      buildProductLd({
        name: view.title,
        description,
        path,
        image,
        prices: view.variants.map(({ price }) => price.amount),
      }),
      buildBreadcrumbLd([{ name: view.title, path }]),
    ],
    preloadImages: firstViewImages(view, chosen, colour),
  };
}

/** The picture of the first view: the banner's, or the bike's where there is no banner. */
function firstViewImages(
  view: ProductView,
  chosen: ProductVariant | undefined,
  colour: ColourChoice | undefined,
) {
  const banner = bannerOf(view, chosen, colour);
  if (banner) return [imagePreload(banner, HERO_SIZES)];
  const bike = view.variants.length === 1 ? colour?.image : undefined;
  return bike ? [imagePreload(bike, STAGE_SIZES)] : [];
}

import {
  listProducts,
  loadAll,
  readBikesGallery,
  readFinePrint,
  readHomeBlocks,
  readHomeMedia,
  readHomePage,
  readPopupOffers,
} from '@site/api-client';
import { brand } from '@site/brand';
import { ALL_PRODUCTS, type ProductGroups } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { HERO_SIZES, imagePreload } from '@site/ui';
import { buildOrganizationLd, pageTitle } from '../../head/json-ld';
import { keepOnly } from '../../rules/keep-only';
import { loadedData } from '../../rules/loaded-data';

/** The products as the model gallery needs them: title, variant and prices; its pictures are its own. */
const withoutColours = (groups: ProductGroups): ProductGroups =>
  groups.map((group) => group.slice(0, 1).map((item) => ({ ...item, ai_images: [] })));

/**
 * Whether a document is made, by a server. It brings along what the pop-up's slot shows: most visits begin on this page, and
 * the offers cost a document 0.05 KB, while a browser that asks for them needs 12 KB of scripts to read them.
 */
const isDocument = typeof document === 'undefined';

/** Everything the home page shows; each part that cannot be read is left out on its own. */
export const loadHome: PageLoader = async ({ signal }) => {
  const page = readHomePage.read();
  const blocks = readHomeBlocks.read();
  const products = listProducts.read({ id: ALL_PRODUCTS });
  const offers = readPopupOffers.read();
  const loaded = await loadAll(
    [
      page,
      blocks,
      readBikesGallery.read(),
      readHomeMedia.read(),
      readFinePrint.read(),
      products,
      ...(isDocument ? [offers] : []),
    ],
    signal,
  );
  // The page is whole without them; the slot then asks for itself (spec §8).
  delete loaded.failures[offers.key];
  const home = loadedData(loaded, page);
  return {
    ...keepOnly(loaded, products, withoutColours),
    staticReads: [page.key, blocks.key],
    head: {
      title: pageTitle(brand.tagline),
      description: home?.banner.description ?? brand.tagline,
      canonicalPath: '/',
      image: '/static/img/og-default.jpg',
      jsonLd: [buildOrganizationLd()],
      ...(home ? { preloadImages: [imagePreload(home.banner.image, HERO_SIZES)] } : {}),
    },
  };
};

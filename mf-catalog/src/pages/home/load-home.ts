import {
  listProducts,
  loadAll,
  readBikesGallery,
  readFinePrint,
  readHomeBlocks,
  readHomeMedia,
  readHomePage,
} from '@site/api-client';
import { brand } from '@site/brand';
import { ALL_PRODUCTS } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { HERO_SIZES, imagePreload } from '@site/ui';
import { buildOrganizationLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';

/** Everything the home page shows; each part that cannot be read is left out on its own. */
export const loadHome: PageLoader = async ({ signal }) => {
  const page = readHomePage.read();
  const loaded = await loadAll(
    [
      page,
      readHomeBlocks.read(),
      readBikesGallery.read(),
      readHomeMedia.read(),
      readFinePrint.read(),
      listProducts.read({ id: ALL_PRODUCTS }),
    ],
    signal,
  );
  const home = loadedData(loaded, page);
  return {
    ...loaded,
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

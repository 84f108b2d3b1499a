import { loadAll, readBanners } from '@site/api-client';
import type { PageLoader } from '@site/shell';
import { HERO_SIZES, imagePreload } from '@site/ui';
import { buildBreadcrumbLd, buildOrganizationLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';

/** About, why, innovation, environmental impact: the blocks of the content store. */
export const loadAbout: PageLoader = async ({ signal }) => {
  const banners = readBanners.read();
  const loaded = await loadAll([banners], signal);
  const first = loadedData(loaded, banners)?.[0];
  return {
    ...loaded,
    head: {
      title: pageTitle('About Us'),
      description: first?.description ?? 'Who we are, why electric, and what we build.',
      canonicalPath: '/about-us',
      image: '/static/img/og-default.jpg',
      jsonLd: [buildOrganizationLd(), buildBreadcrumbLd([{ name: 'About Us', path: '/about-us' }])],
      ...(first ? { preloadImages: [imagePreload(first.image, HERO_SIZES)] } : {}),
    },
  };
};

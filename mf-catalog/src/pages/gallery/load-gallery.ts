import { loadAll, readGallery } from '@site/api-client';
import type { PageLoader } from '@site/shell';
import { absoluteUrl, buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';

/** The pictures of both models. */
export const loadGallery: PageLoader = async ({ signal }) => {
  const gallery = readGallery.read();
  const loaded = await loadAll([gallery], signal);
  const items = (loadedData(loaded, gallery) ?? []).flatMap((group) => group.items);
  return {
    ...loaded,
    head: {
      title: pageTitle('Gallery'),
      description: 'Our electric motorbikes from every side: pictures of each model in full size.',
      canonicalPath: '/gallery',
      image: '/static/img/og-default.jpg',
      jsonLd: [
        buildBreadcrumbLd([{ name: 'Gallery', path: '/gallery' }]),
        {
          '@context': 'https://schema.org',
          '@type': 'ImageGallery',
          image: items.map(({ name, image }) => ({
            '@type': 'ImageObject',
            name,
            contentUrl: absoluteUrl(`${image.src}-${image.widths.at(-1)}.webp`),
          })),
        },
      ],
    },
  };
};

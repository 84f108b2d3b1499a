import { buildProductPath, COLOUR_PARAM, VARIANT_PARAM, withChosen } from '@site/links';
import type { PageHead } from '@site/shell';
import { HERO_SIZES, imagePreload } from '@site/ui';
import { buildBreadcrumbLd, buildProductLd, pageTitle } from '../../head/json-ld';
import {
  bannerOf,
  type ColourChoice,
  chooseById,
  type ProductVariant,
  type ProductView,
} from '../../product/build-product';
import { STAGE_SIZES } from './variant/stage-sizes';

/** The head of a product's page, for the variant and the colour that its address asks for. */
export function buildProductHead(view: ProductView, url: URL): PageHead {
  const path = buildProductPath(view.title);
  const asked = url.searchParams.get(VARIANT_PARAM);
  const chosen = chooseById(view.variants, asked);
  const own = chosen?.id === asked?.toLowerCase() ? chosen?.content?.share_image : undefined;
  const image = own ?? view.content?.share_image ?? '/static/img/og-default.jpg';
  const description = view.content?.description ?? view.title;
  const colour = chooseById(chosen?.colours ?? [], url.searchParams.get(COLOUR_PARAM));
  return {
    title: pageTitle(view.content ? `${view.title}: ${view.content.tagline}` : view.title),
    description,
    canonicalPath: path,
    ...(own && { sharePath: withChosen(path, chosen ?? {}) }),
    image,
    jsonLd: [
      buildProductLd({
        name: view.title,
        description,
        path,
        image,
        offers: view.variants.map(({ variant, price }) => ({
          path: withChosen(path, { variant }),
          price: price.amount,
        })),
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

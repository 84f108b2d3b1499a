import type { Image, ProductPage } from '@site/contract';
import { buildPreorderPath, isOnlyVariant, withChosen } from '@site/links';
import { Hero, LinkButton } from '@site/ui';
import type { ProductVariant } from '../../product/build-product';

interface ProductBannerProps {
  content: ProductPage;
  image: Image;
  title: string;
  /** The chosen variant, which the button books. */
  variant: ProductVariant | undefined;
  /** Slug of the colour when somebody chose it: it travels with the link. */
  colourId: string | undefined;
}

/** The inner banner, with the way to pay: a low window shows nothing else at first. */
export function ProductBanner({ content, image, title, variant, colourId }: ProductBannerProps) {
  return (
    <Hero
      key={image.src}
      height="band"
      eyebrow={content.tagline}
      title={content.title}
      tagline={content.description}
      image={image}
      actions={
        variant && (
          <LinkButton
            to={withChosen(buildPreorderPath(title, variant.variant), { colour: colourId })}
            variant="contained"
            size="large"
          >
            {isOnlyVariant(variant.variant) ? 'Book Now' : `Book the ${variant.variant}`}
          </LinkButton>
        )
      }
    />
  );
}

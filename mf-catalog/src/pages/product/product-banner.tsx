import type { Image, ProductPage } from '@site/contract';
import { Hero } from '@site/ui';

/** The inner banner. */
export function ProductBanner({ content, image }: { content: ProductPage; image: Image }) {
  return (
    <Hero
      key={image.src}
      height="band"
      eyebrow={content.tagline}
      title={content.title}
      tagline={content.description}
      image={image}
    />
  );
}

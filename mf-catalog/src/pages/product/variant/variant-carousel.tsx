import type { Image } from '@site/contract';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES, Carousel, Section } from '@site/ui';
import type { ProductVariant } from '../../../product/build-product';
import { VARIANT_ANCHOR } from './variant-anchor';
import { VariantCard } from './variant-card';

interface VariantCarouselProps {
  title: string;
  variants: readonly ProductVariant[];
  chosenId: string | undefined;
  /** The chosen variant in its chosen colour. */
  chosenImage: Image | undefined;
  /** Somebody chose: the cards move no more by themselves. */
  still: boolean;
  onChoose: (id: string) => void;
  headingLevel: 'h1' | 'h2';
}

/** The variants of a product as cards to choose from (spec §2; 3.3 s and 1 to 3 slides by spec §9). */
export function VariantCarousel(props: VariantCarouselProps) {
  const { title, variants, chosenId, chosenImage, still, onChoose, headingLevel } = props;
  return (
    <Section
      title={`Choose your ${title}`}
      eyebrow={`${variants.length} variants`}
      level={headingLevel}
      space="small"
      tone="sunken"
    >
      <Carousel
        label={`${title} variants`}
        perView={CAROUSEL_SLIDES.variants}
        autoplayMs={still ? undefined : CAROUSEL_AUTOPLAY_MS.variants}
        active={Math.max(
          variants.findIndex(({ id }) => id === chosenId),
          0,
        )}
      >
        {variants.map((variant) => (
          <VariantCard
            key={variant.id}
            variant={variant}
            chosen={variant.id === chosenId}
            image={variant.id === chosenId ? chosenImage : variant.colours[0]?.image}
            onChoose={() => {
              onChoose(variant.id);
              showDetail();
            }}
          />
        ))}
      </Carousel>
    </Section>
  );
}

/** What is read and where a keyboard goes on are in the same place. */
function showDetail() {
  const detail = document.getElementById(VARIANT_ANCHOR);
  if (!detail) return;
  detail.tabIndex = -1;
  detail.style.outline = 'none';
  detail.focus({ preventScroll: true });
  detail.scrollIntoView({ block: 'start' });
}

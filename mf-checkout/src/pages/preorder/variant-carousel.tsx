import type { PricedVariant } from '@site/contract';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES, Carousel, Section } from '@site/ui';
import { VariantCard } from './variant-card';

interface VariantCarouselProps {
  variants: readonly PricedVariant[];
  chosen: PricedVariant;
  onBook: (variant: PricedVariant) => void;
}

/** The banner of variants, shown when there is more than one (spec §2). */
export function VariantCarousel({ variants, chosen, onBook }: VariantCarouselProps) {
  return (
    <Section tone="sunken" space="small">
      <Carousel
        label="Variants"
        perView={CAROUSEL_SLIDES.variants}
        autoplayMs={CAROUSEL_AUTOPLAY_MS.variants}
        active={variants.indexOf(chosen)}
      >
        {variants.map((variant) => (
          <VariantCard
            key={variant.variant}
            variant={variant}
            chosen={variant === chosen}
            onBook={() => onBook(variant)}
          />
        ))}
      </Carousel>
    </Section>
  );
}

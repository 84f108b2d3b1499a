import type { PricedItem, PricedVariant } from '@site/contract';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES, Carousel, Section } from '@site/ui';
import { VariantCard } from './variant-card';

interface VariantCarouselProps {
  variants: readonly PricedVariant[];
  chosen: PricedVariant;
  /** The chosen colour of it. */
  item: PricedItem;
  /** Somebody chose on this page: the cards move no more by themselves. */
  still: boolean;
  onBook: (variant: PricedVariant) => void;
}

/** The banner of variants, shown when there is more than one (spec §2). */
export function VariantCarousel({ variants, chosen, item, still, onBook }: VariantCarouselProps) {
  return (
    <Section tone="sunken" space="small">
      <Carousel
        label="Variants"
        perView={CAROUSEL_SLIDES.variants}
        autoplayMs={still ? undefined : CAROUSEL_AUTOPLAY_MS.variants}
        active={variants.indexOf(chosen)}
      >
        {variants.map((variant) => (
          <VariantCard
            key={variant.variant}
            variant={variant}
            item={variant === chosen ? item : variant.items[0]}
            chosen={variant === chosen}
            onBook={() => onBook(variant)}
          />
        ))}
      </Carousel>
    </Section>
  );
}

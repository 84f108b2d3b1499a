import type { PricedProduct, PricedVariant } from '@site/contract';
import type { ItemCode } from '@site/links';
import { Box, Container } from '@site/ui';
import { useRef } from 'react';
import { ColourChoice } from './colour-choice';
import { ItemHeading } from './item-heading';
import { ItemStage } from './item-stage';
import { OfferNote } from './offer-note';
import { OrderSummary } from './order-summary';
import { scrollToOrder } from './scroll-to-order';
import { useSelection } from './use-selection';
import { VariantCarousel } from './variant-carousel';

interface PreorderReadyProps {
  product: PricedProduct;
  slug: ItemCode;
  offerCode?: string;
}

/** The product is there: variants to choose from, then the chosen one with colours, price and summary. */
export function PreorderReady({ product, slug, offerCode }: PreorderReadyProps) {
  const selection = useSelection(product, slug);
  const orderArea = useRef<HTMLDivElement>(null);
  if (!selection) return null;
  const { variant, item, chooseVariant, chooseItem } = selection;
  const bookVariant = (booked: PricedVariant) => {
    chooseVariant(booked);
    scrollToOrder(orderArea.current);
  };

  return (
    <>
      {product.variants.length > 1 && (
        <VariantCarousel variants={product.variants} chosen={variant} onBook={bookVariant} />
      )}
      <Container
        ref={orderArea}
        maxWidth="xl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          columnGap: { md: 5, lg: 8 },
          rowGap: 4,
          pt: { xs: 3, md: 6 },
          pb: { xs: 8, md: 14 },
        }}
      >
        <ItemStage item={item} />
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <ItemHeading item={item} />
          {offerCode && <OfferNote item={item} offerCode={offerCode} />}
          <ColourChoice items={variant.items} chosen={item} onChoose={chooseItem} />
          <OrderSummary item={item} />
        </Box>
      </Container>
    </>
  );
}

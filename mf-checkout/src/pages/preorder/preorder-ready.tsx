import type { PricedProduct, PricedVariant } from '@site/contract';
import type { ItemCode } from '@site/links';
import { Box, Container } from '@site/ui';
import { useRef } from 'react';
import { OrderNotice } from '../../parts/order-notice';
import { NOTICE_ANCHOR } from './anchors';
import { ColourChoice } from './colour-choice';
import { ItemHeading } from './item-heading';
import { ItemStage } from './item-stage';
import { OfferNote } from './offer-note';
import { OrderArea } from './order-area';
import { OrderSummary } from './order-summary';
import { scrollToOrder } from './scroll-to-order';
import { useOrdering } from './use-ordering';
import { useSelection } from './use-selection';
import { VariantCarousel } from './variant-carousel';

interface PreorderReadyProps {
  product: PricedProduct;
  slug: ItemCode;
  offerCode?: string;
  /** Fetches the product anew (spec §4 "Try Again"). */
  onRefetch: () => void;
}

/** The product is there: variants to choose from, the chosen one with colours and prices, then its order. */
export function PreorderReady({ product, slug, offerCode = '', onRefetch }: PreorderReadyProps) {
  const selection = useSelection(product, slug);
  const ordering = useOrdering();
  const choiceArea = useRef<HTMLDivElement>(null);
  if (!selection) return null;
  const { variant, item, chooseVariant, chooseItem } = selection;
  const bookVariant = (booked: PricedVariant) => {
    chooseVariant(booked);
    scrollToOrder(choiceArea.current);
  };

  return (
    <>
      {ordering.earlier && (
        <Container id={NOTICE_ANCHOR} maxWidth="xl" sx={{ py: 3 }}>
          <OrderNotice followed={ordering.earlier} onPay={ordering.payEarlier} />
        </Container>
      )}
      {product.variants.length > 1 && (
        <VariantCarousel
          variants={product.variants}
          chosen={variant}
          item={item}
          still={selection.isChosen}
          onBook={bookVariant}
        />
      )}
      <Container
        ref={choiceArea}
        maxWidth="xl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          columnGap: { md: 5, lg: 8 },
          rowGap: 4,
          pt: { xs: 3, md: 6 },
          pb: { xs: 6, md: 9 },
        }}
      >
        <ItemStage item={item} />
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <ItemHeading item={item} />
          {offerCode && <OfferNote item={item} offerCode={offerCode} />}
          <ColourChoice items={variant.items} chosen={item} onChoose={chooseItem} />
          <OrderSummary item={item} offerCode={offerCode} />
        </Box>
      </Container>
      <OrderArea item={item} offerCode={offerCode} ordering={ordering} onRefetch={onRefetch} />
    </>
  );
}

import { Box, Container, SpecNumerals } from '@site/ui';
import { Fragment } from 'react';
import { FinePrint } from '../../../parts/fine-print';
import {
  chooseById,
  isRidden,
  type ProductVariant,
  type ProductView,
} from '../../../product/build-product';
import { BuyerGuide } from '../buyer-guide';
import { RunningCostCalculator } from '../calculator/running-cost-calculator';
import { Certifications } from './certifications';
import { useWholeVariant } from './use-whole-variant';
import { VARIANT_ANCHOR } from './variant-anchor';
import { VariantFeatures } from './variant-features';
import { VariantPurchase } from './variant-purchase';
import { VariantSpecs } from './variant-specs';
import { VariantStage } from './variant-stage';

interface VariantDetailProps {
  product: ProductView;
  variant: ProductVariant;
  /** Colour that the address names, if one. */
  colourId: string | null;
  onChooseColour: (id: string) => void;
  headingLevel: 'h1' | 'h2';
}

/**
 * The chosen variant: on its stage with price and colours, then numbers, features, costs, data. Another variant begins
 * all of it anew but the section itself, which has the focus of whoever has just chosen.
 */
export function VariantDetail(props: VariantDetailProps) {
  const { product, variant, colourId, onChooseColour, headingLevel } = props;
  const colour = chooseById(variant.colours, colourId);
  const { content } = variant;
  useWholeVariant(variant);
  return (
    <>
      <Box component="section" id={VARIANT_ANCHOR} aria-label={variant.name}>
        <Container key={variant.id} maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
          <Box sx={columns}>
            <VariantStage
              colour={colour}
              name={variant.name}
              spin={content?.spin}
              priority={headingLevel === 'h1'}
            />
            <VariantPurchase
              product={product}
              variant={variant}
              colour={colour}
              chosenColour={colourId?.toLowerCase() === colour?.id ? colour : undefined}
              onChooseColour={onChooseColour}
              headingLevel={headingLevel}
            />
          </Box>
          {content && content.highlights.length > 0 && (
            <Box sx={{ mt: { xs: 6, md: 9 } }}>
              <SpecNumerals items={content.highlights} size="large" />
              {content.consumption && <FinePrint of="range" />}
            </Box>
          )}
        </Container>
      </Box>
      <Fragment key={variant.id}>
        {content && content.features.length > 0 && (
          <VariantFeatures name={variant.name} features={content.features} />
        )}
        {content?.consumption && (
          <RunningCostCalculator name={variant.name} consumption={content.consumption} />
        )}
        {isRidden(variant) && <BuyerGuide variant={variant} />}
        <VariantSpecs title={product.title} variant={variant} colour={colourId} />
        <Certifications marks={product.content?.certifications ?? []} />
      </Fragment>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(320px, 4fr)' },
  columnGap: { md: 6, lg: 9 },
  rowGap: 4,
  // Not in the middle: a browser that draws the page while half of it is there would move the bike when the rest comes.
  alignItems: 'start',
} as const;

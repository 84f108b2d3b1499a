import { useAddressChoice } from '@site/address';
import { readTechnicalSpecs } from '@site/api-client';
import type { ProductGroups } from '@site/contract';
import { buildProductPath, COLOUR_PARAM, VARIANT_PARAM, withChosen } from '@site/links';
import { useSearchParams } from '@site/router';
import { StaticPart } from '@site/shell';
import { Box, Button, LinkButton, Section, ViewEmpty, ViewError, ViewLoading } from '@site/ui';
import { FinePrint } from '../../parts/fine-print';
import { chooseById, type ProductView } from '../../product/build-product';
import { statesRange } from '../../product/shown-specs';
import { SpecTable } from '../../product/spec-table';
import { CompareModels } from './compare/compare-models';
import { VariantTabs } from './variant-tabs';

interface SpecificationsReadyProps {
  view: ProductView;
  range: ProductGroups;
}

/** Grouped sections of the chosen variant, and the range to set beside it. */
export function SpecificationsReady({ view, range }: SpecificationsReadyProps) {
  const [variantId, choose] = useAddressChoice(VARIANT_PARAM);
  const [params] = useSearchParams();
  const variant = chooseById(view.variants, variantId);
  const specs = readTechnicalSpecs.useRead();
  const sections = variant && specs.data?.[variant.modelKey];
  return (
    <>
      <Section
        level="h1"
        space="small"
        eyebrow="Technical specifications"
        title={variant?.name ?? view.title}
        aside={
          <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LinkButton
              to={withChosen(buildProductPath(view.title), {
                variant: variantId,
                colour: params.get(COLOUR_PARAM),
              })}
              variant="text"
              // Below the heading on narrow windows: its words begin where the heading begins. A long name takes more lines.
              sx={{ ml: { xs: -2.75, md: 0 }, whiteSpace: 'normal' }}
            >
              Back to {view.title}
            </LinkButton>
            <Button variant="outlined" onClick={() => window.print()}>
              Print
            </Button>
          </Box>
        }
      >
        {view.variants.length > 1 && variant && (
          <VariantTabs variants={view.variants} chosenId={variant.id} onChoose={choose} />
        )}
        {specs.status === 'loading' && <ViewLoading />}
        {specs.status === 'error' && (
          <ViewError
            title="Opps! Something went wrong."
            message="We are unable to fetch the technical specifications at the moment. Please try again later."
            onRetry={specs.retry}
          />
        )}
        {specs.status === 'ready' && !sections && (
          <ViewEmpty
            title="No specifications yet"
            message="They follow with the first deliveries."
          />
        )}
        {sections && (
          <StaticPart key={variant.modelKey}>
            <Box sx={columns}>
              {sections.map((section) => (
                <SpecTable key={section.title} section={section} level="h2" />
              ))}
            </Box>
          </StaticPart>
        )}
        {sections && statesRange(sections) && <FinePrint of="range" />}
      </Section>
      {variant && specs.data && (
        <CompareModels specs={specs.data} range={range} inView={variant.modelKey} />
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { md: 8, lg: 12 },
  rowGap: { xs: 6, md: 9 },
  // Small print in low rows, so that the first tables find room below the heading of the first sheet.
  '@media print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 3,
    '& table': { fontSize: '9.5pt', lineHeight: 1.3 },
    '& table :is(th, td)': { py: 0.5 },
  },
} as const;

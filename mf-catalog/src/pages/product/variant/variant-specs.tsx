import { useTechnicalSpecs } from '@site/api-client';
import { Box, LinkButton, Section } from '@site/ui';
import { buildSpecificationsPath } from '../../../rules/product-paths';
import { SpecTable } from '../../specifications/spec-table';
import type { ProductVariant } from '../build-product';

interface VariantSpecsProps {
  title: string;
  variant: ProductVariant;
}

/** The first section of the data sheet, and the way to all of it. Left out when it cannot be read. */
export function VariantSpecs({ title, variant }: VariantSpecsProps) {
  const specs = useTechnicalSpecs();
  const performance = specs.data?.[variant.modelKey]?.find(
    (section) => section.title === 'Performance',
  );
  const path = buildSpecificationsPath(title, variant.variant);
  return (
    <Section
      title="In numbers"
      eyebrow="Technical specifications"
      aside={
        <LinkButton to={path} variant="outlined">
          All specifications
        </LinkButton>
      }
    >
      {performance && (
        <Box sx={{ maxWidth: 860 }}>
          <SpecTable section={performance} />
        </Box>
      )}
    </Section>
  );
}

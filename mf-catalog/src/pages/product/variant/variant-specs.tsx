import { readTechnicalSpecs } from '@site/api-client';
import { buildSpecificationsPath } from '@site/links';
import { StaticPart } from '@site/shell';
import { LinkButton, Section } from '@site/ui';
import { TwoColumns } from '../../../parts/two-columns';
import type { ProductVariant } from '../../../product/build-product';
import { mostWantedSections } from '../../../product/shown-specs';
import { SpecTable } from '../../../product/spec-table';

interface VariantSpecsProps {
  title: string;
  variant: ProductVariant;
  /** Colour that was chosen, for the way back. */
  colour: string | null;
}

/** The most wanted lines of the data sheet, with a link to all of it. Left out when it cannot be read. */
export function VariantSpecs({ title, variant, colour }: VariantSpecsProps) {
  const specs = readTechnicalSpecs.useRead();
  const sections = mostWantedSections(specs.data?.[variant.modelKey] ?? []);
  const path = buildSpecificationsPath(title, { variant: variant.variant, colour });
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
      {sections.length > 0 && (
        <StaticPart>
          <TwoColumns>
            {sections.map((section) => (
              <SpecTable key={section.title} section={section} />
            ))}
          </TwoColumns>
        </StaticPart>
      )}
    </Section>
  );
}

import type { ProductFeature } from '@site/contract';
import { StaticPart } from '@site/shell';
import { Box, Section, Typography } from '@site/ui';
import { StagedMedia } from '../../../parts/staged-media';

interface VariantFeaturesProps {
  /** Name of the variant, e.g. "Vayu Marut GT". */
  name: string;
  features: readonly ProductFeature[];
}

/** What sets the variant apart: pictures with a headline; the first one across the page. */
export function VariantFeatures({ name, features }: VariantFeaturesProps) {
  return (
    <Section title={`${name}, part by part`} eyebrow="Up close" tone="sunken">
      <StaticPart>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
            gap: { xs: 5, md: 4 },
          }}
        >
          {features.map((feature, index) => (
            <Box
              key={feature.title}
              component="article"
              sx={{ gridColumn: { md: columnsOf(index, features.length) } }}
            >
              <StagedMedia
                image={feature.image}
                alt={feature.image.alt}
                sizes={index === 0 ? '100vw' : '(min-width: 900px) 33vw, 100vw'}
                ratio={index === 0 && features.length % 3 === 1 ? '2 / 1' : '16 / 10'}
              />
              <Typography component="h3" variant="h4" sx={{ mt: 2.5 }}>
                {feature.title}
              </Typography>
              <Typography sx={{ mt: 1, maxWidth: 560, color: 'text.secondary' }}>
                {feature.description}
              </Typography>
            </Box>
          ))}
        </Box>
      </StaticPart>
    </Section>
  );
}

/** One across the page and the rest in threes when one is left over, else all in threes or pairs. */
function columnsOf(index: number, count: number): string {
  if (count % 3 === 1 && index === 0) return 'span 6';
  if (count % 3 === 2) return 'span 3';
  return 'span 2';
}

import { brand } from '@site/brand';
import {
  Box,
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Carousel,
  Price,
  Section,
  SiteLink,
  Typography,
} from '@site/ui';
import { FinePrint } from '../../parts/fine-print';
import { StagedMedia } from '../../parts/staged-media';
import type { ModelSlide } from './build-model-slides';

const SIZES = '(min-width: 1440px) 25vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

/** The range, side by side: every model on its stage, with its price. */
export function ModelGallery({ slides }: { slides: readonly ModelSlide[] }) {
  return (
    <Section title={`Find your ${brand.name}`} eyebrow="The range" tone="sunken">
      <Carousel
        label="Model gallery"
        perView={CAROUSEL_SLIDES.gallery}
        autoplayMs={CAROUSEL_AUTOPLAY_MS.galleries}
      >
        {slides.map((slide) => (
          <ModelCard key={slide.id} slide={slide} />
        ))}
      </Carousel>
      <FinePrint of="price" />
    </Section>
  );
}

function ModelCard({ slide }: { slide: ModelSlide }) {
  return (
    <Box sx={{ position: 'relative', '&:hover img': { transform: 'scale(1.03)' } }}>
      <StagedMedia image={slide.image} sizes={SIZES} ratio="5 / 4" alt="" />
      <Typography component="h3" variant="h4" sx={{ mt: 2.5 }}>
        {slide.path ? (
          <SiteLink to={slide.path} sx={wholeCard}>
            {slide.name}
          </SiteLink>
        ) : (
          slide.name
        )}
      </Typography>
      {slide.price && (
        <Typography component="p" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {slide.price.kind === 'offer' ? 'Offer price ' : 'Ex-showroom '}
          <Box component="span" sx={{ color: 'text.primary' }}>
            <Price
              size="small"
              amount={slide.price.amount}
              {...(slide.price.kind === 'offer' ? { original: slide.price.original } : {})}
            />
          </Box>
        </Typography>
      )}
    </Box>
  );
}

/** The link covers its whole card: one target, its name the model's. */
const wholeCard = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
} as const;

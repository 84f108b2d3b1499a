import {
  Box,
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Card,
  Carousel,
  Media,
  Price,
  Typography,
} from '@site/ui';
import { cutouts } from './sample-images';

/** Cards of variants, one slide each. */
export function CarouselSample() {
  return (
    <Carousel
      label="Variants"
      perView={CAROUSEL_SLIDES.variants}
      autoplayMs={CAROUSEL_AUTOPLAY_MS.variants}
    >
      {cutouts.map((image) => (
        <Card key={image.src} sx={{ height: '100%' }}>
          <Box sx={{ backgroundColor: 'surface.stage', p: 2 }}>
            <Media image={image} sizes="(min-width: 1024px) 30vw, 90vw" />
          </Box>
          <Box sx={{ p: 2 }}>
            <Typography variant="h4">{image.alt}</Typography>
            <Price amount={129999} />
          </Box>
        </Card>
      ))}
    </Carousel>
  );
}

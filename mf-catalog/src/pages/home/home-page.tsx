import { listProducts, readBikesGallery, readHomeMedia } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { StaticPart } from '@site/shell';
import { useLogFailure } from '../../parts/use-log-failure';
import { buildModelSlides } from './build-model-slides';
import { FeatureBlocks } from './feature-blocks';
import { HomeOpening } from './home-opening';
import { ModelGallery } from './model-gallery';
import { PressLinks } from './press-links';
import { TestRideCall } from './test-ride-call';
import { Testimonials } from './testimonials';
import { VideoCarousel } from './video-carousel';

/** Home: each section stands on its own read, so one that fails leaves only its own gap (spec §8). */
function HomePage() {
  const bikes = readBikesGallery.useRead();
  const media = readHomeMedia.useRead();
  const products = listProducts.useRead({ id: ALL_PRODUCTS });
  useLogFailure(bikes, 'No Images Found');

  const slides = buildModelSlides(bikes.data ?? [], products.data ?? []);
  return (
    <>
      <StaticPart>
        <HomeOpening />
        <FeatureBlocks />
      </StaticPart>
      {media.data && media.data.press.length > 0 && <PressLinks links={media.data.press} />}
      {slides.length > 0 && <ModelGallery slides={slides} />}
      {media.data && media.data.testimonials.length > 0 && (
        <StaticPart>
          <Testimonials testimonials={media.data.testimonials} />
        </StaticPart>
      )}
      {media.data && media.data.videos.length > 0 && <VideoCarousel videos={media.data.videos} />}
      <StaticPart>
        <TestRideCall />
      </StaticPart>
    </>
  );
}

export { HomePage as Component };

import {
  listProducts,
  readBikesGallery,
  readHomeBlocks,
  readHomeMedia,
  readHomePage,
} from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { useLogFailure } from '../../parts/use-log-failure';
import { buildModelSlides } from './build-model-slides';
import { FeatureBlocks } from './feature-blocks';
import { HomeBanner } from './home-banner';
import { HomeBannerError } from './home-banner-error';
import { HomeSkeleton } from './home-skeleton';
import { HomeStory } from './home-story';
import { ModelGallery } from './model-gallery';
import { PressLinks } from './press-links';
import { TestRideCall } from './test-ride-call';
import { Testimonials } from './testimonials';
import { VideoCarousel } from './video-carousel';

/** Home: each section stands on its own read, so one that fails leaves only its own gap (spec §8). */
function HomePage() {
  const page = readHomePage.useRead();
  const blocks = readHomeBlocks.useRead();
  const bikes = readBikesGallery.useRead();
  const media = readHomeMedia.useRead();
  const products = listProducts.useRead({ id: ALL_PRODUCTS });
  useLogFailure(bikes, 'No Images Found');

  const slides = buildModelSlides(bikes.data ?? [], products.data ?? []);
  return (
    <>
      {page.status === 'loading' && <HomeSkeleton />}
      {page.status === 'error' && <HomeBannerError />}
      {page.data && <HomeBanner banner={page.data.banner} />}
      {page.data && <HomeStory story={page.data.story} />}
      {blocks.data && blocks.data.length > 0 && <FeatureBlocks blocks={blocks.data} />}
      {media.data && media.data.press.length > 0 && <PressLinks links={media.data.press} />}
      {slides.length > 0 && <ModelGallery slides={slides} />}
      {media.data && media.data.testimonials.length > 0 && (
        <Testimonials testimonials={media.data.testimonials} />
      )}
      {media.data && media.data.videos.length > 0 && <VideoCarousel videos={media.data.videos} />}
      {page.data && <TestRideCall call={page.data.test_ride} />}
    </>
  );
}

export { HomePage as Component };

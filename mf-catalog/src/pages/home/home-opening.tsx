import { readHomePage } from '@site/api-client';
import { HomeBanner } from './home-banner';
import { HomeBannerError } from './home-banner-error';
import { HomeSkeleton } from './home-skeleton';
import { HomeStory } from './home-story';

/** The first view and the maker's story, or what stands in their place. */
export function HomeOpening() {
  const { status, data } = readHomePage.useRead();
  if (!data) return status === 'loading' ? <HomeSkeleton /> : <HomeBannerError />;
  return (
    <>
      <HomeBanner banner={data.banner} />
      <HomeStory story={data.story} />
    </>
  );
}

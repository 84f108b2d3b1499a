import { readBanners } from '@site/api-client';
import { StaticPart } from '@site/shell';
import { Section, ViewEmpty, ViewError, ViewLoading } from '@site/ui';
import { AboutBlocks } from './about-blocks';

/** About: about, why, innovation and environmental impact (spec §2). */
function AboutPage() {
  const banners = readBanners.useRead();
  if (banners.status === 'ready' && banners.data.length > 0) {
    return (
      <StaticPart>
        <AboutBlocks blocks={banners.data} />
      </StaticPart>
    );
  }
  return (
    <Section title="About Us" level="h1">
      {banners.status === 'loading' && <ViewLoading />}
      {banners.status === 'error' && (
        <ViewError
          title="Opps! Something went wrong."
          message="We are unable to load this page at the moment. Please try again later."
          onRetry={banners.retry}
        />
      )}
      {banners.status === 'ready' && (
        <ViewEmpty title="Our story is being written" message="Please come back soon." />
      )}
    </Section>
  );
}

export { AboutPage as Component };

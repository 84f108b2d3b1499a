import { brand } from '@site/brand';
import { TEST_RIDE_PATH } from '@site/links';
import { Hero, LinkButton } from '@site/ui';

/** The first view when its content could not be read: what the maker is, and the way on. */
export function HomeBannerError() {
  return (
    <Hero
      eyebrow={brand.name}
      title={brand.tagline}
      height="band"
      actions={
        <LinkButton to={TEST_RIDE_PATH} variant="contained" size="large">
          Book a Test Ride
        </LinkButton>
      }
    />
  );
}

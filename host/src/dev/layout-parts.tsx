import { Box, Button, Hero, LinkButton, MapEmbed, VideoEmbed } from '@site/ui';
import { CarouselSample } from './carousel-sample';
import { OutcomeSamples } from './outcome-samples';
import { Part } from './part';
import { hero } from './sample-images';
import { ViewStateSamples } from './view-state-samples';

/** Hero, cards, carousel, pictures, embeds, outcomes and view states. */
export function LayoutParts() {
  return (
    <>
      <Part name="Hero">
        <Hero
          level="h2"
          height="band"
          eyebrow="The bike"
          title="Ride the wind"
          tagline="132 km/h. 187 km on one charge. Not a drop of petrol."
          image={hero}
          priority={false}
          actions={
            <>
              <Button variant="contained" size="large">
                Book Now
              </Button>
              <LinkButton to="/" variant="outlined" size="large">
                Test Ride
              </LinkButton>
            </>
          }
        />
      </Part>
      <Part name="Carousel of cards">
        <CarouselSample />
      </Part>
      <Part name="Video and maps">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
            gap: 2,
          }}
        >
          <VideoEmbed videoId="M7lc1UVf-VE" title="A day on the road" poster={hero} sizes="480px" />
          <MapEmbed latitude={null} longitude={null} label="The showroom" />
          <MapEmbed latitude={17.4126} longitude={78.4392} label="The showroom" />
        </Box>
      </Part>
      <Part name="Outcomes">
        <OutcomeSamples />
      </Part>
      <Part name="View states">
        <ViewStateSamples />
      </Part>
    </>
  );
}

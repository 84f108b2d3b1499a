import {
  Box,
  Button,
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Card,
  Carousel,
  FaultCard,
  Hero,
  LinkButton,
  MapEmbed,
  Media,
  Price,
  Skeleton,
  Stack,
  StatusDialog,
  StatusOverlay,
  Typography,
  VideoEmbed,
  ViewEmpty,
  ViewError,
  ViewLoading,
} from '@site/ui';
import { useState } from 'react';
import { Part } from './part';
import { cutouts, hero } from './sample-images';

function Outcomes() {
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setShown(null);
  const error = 'There was an error submitting your enquiry. Please try again later.';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {['dialog success', 'dialog error', 'overlay success', 'overlay error'].map((name) => (
        <Button key={name} variant="outlined" onClick={() => setShown(name)}>
          Show {name}
        </Button>
      ))}
      <StatusDialog
        open={shown?.startsWith('dialog') ?? false}
        status={shown?.endsWith('error') ? 'error' : 'success'}
        title={shown?.endsWith('error') ? 'Failed to Submit!' : 'Enquiry Submitted!'}
        message={
          shown?.endsWith('error')
            ? error
            : 'Thank you for your enquiry! We will get back to you shortly.'
        }
        onClose={close}
      />
      <StatusOverlay
        open={shown?.startsWith('overlay') ?? false}
        status={shown?.endsWith('error') ? 'error' : 'success'}
        title={
          shown?.endsWith('error') ? 'Opps! Failed to place Order.' : 'Hurry! Your Order is Placed'
        }
        message={error}
        onRetry={close}
        onHome={close}
      />
    </Stack>
  );
}

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
        <Outcomes />
      </Part>
      <Part name="View states">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
            gap: 2,
          }}
        >
          <ViewLoading />
          <ViewError
            title="Opps! Something went wrong."
            message="We are unable to fetch the products at the moment. Please try again later."
            onRetry={() => undefined}
          />
          <ViewEmpty title="No Active Deals" message="No offers are available right now." />
          <Stack sx={{ gap: 1 }}>
            <Skeleton variant="rounded" height={120} />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </Stack>
        </Box>
        <FaultCard level="h2" onRetry={() => undefined} />
      </Part>
    </>
  );
}

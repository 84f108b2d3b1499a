import type { Video } from '@site/contract';
import {
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Carousel,
  Section,
  Typography,
  VideoEmbed,
} from '@site/ui';
import { useState } from 'react';

const SIZES = '(min-width: 1280px) 33vw, (min-width: 640px) 50vw, 100vw';

/** Films of the bikes; a player loads only when one is started, and then they stay in their places. */
export function VideoCarousel({ videos }: { videos: readonly Video[] }) {
  const [started, setStarted] = useState(false);
  return (
    <Section title="Watch it move" eyebrow="Films" tone="dark">
      <Carousel
        label="Videos"
        perView={CAROUSEL_SLIDES.videos}
        autoplayMs={started ? undefined : CAROUSEL_AUTOPLAY_MS.videos}
      >
        {videos.map((video) => (
          <div key={video.id}>
            <VideoEmbed
              videoId={video.video_id}
              film={video.film}
              title={video.title}
              poster={video.poster}
              sizes={SIZES}
              onPlay={() => setStarted(true)}
            />
            <Typography component="h3" variant="h5" sx={{ mt: 2 }}>
              {video.title}
            </Typography>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}

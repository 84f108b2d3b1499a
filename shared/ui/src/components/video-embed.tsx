import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { PlayIcon } from '../icons/icons';
import { Box } from './box';
import { createLate } from './late';
import { type ImageData, Media } from './media';
import type { VideoPlayerProps } from './video-player';
import { ViewError } from './view-state';

export interface VideoEmbedProps {
  videoId: string;
  /**
   * Path without type of a film that we serve ourselves (`<film>.webm`, `<film>.mp4`, and `<film>.vtt`, which says what
   * is seen in it): played in place of the id.
   * With `#t=2.8,9.2` behind it only that part plays, in seconds.
   */
  film?: string | undefined;
  title: string;
  /** Picture shown until played; a plain dark ground without one. */
  poster?: ImageData | undefined;
  sizes?: string | undefined;
  /** Called when the visitor starts it. */
  onPlay?: (() => void) | undefined;
}

const player = createLate<VideoPlayerProps>(
  async () => (await import(/* webpackChunkName: "overlays" */ './video-player')).VideoPlayer,
  {
    Failed: ({ onRetry, busy }) => (
      <ViewError
        message="The video could not be loaded. Please try again later."
        onRetry={onRetry}
        busy={busy}
      />
    ),
  },
);

/** A video as a poster with a play button; the player is loaded when the visitor asks for it. */
export function VideoEmbed(props: VideoEmbedProps) {
  const { videoId, film, title, poster, sizes = '100vw', onPlay } = props;
  const [playing, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
    onPlay?.();
  };
  return (
    <Box
      data-color-scheme="dark"
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: '12px',
        backgroundColor: 'surface.stage',
        color: 'text.primary',
      }}
    >
      {playing ? (
        <player.Late open videoId={videoId} film={film} title={title} />
      ) : (
        <ButtonBase
          aria-label={`Play video: ${title}`}
          onClick={play}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            outlineOffset: '-6px !important',
            '& picture, & img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
            '&:hover .play': { backgroundColor: 'brand.red' },
          }}
        >
          {poster && <Media image={poster} sizes={sizes} fit="cover" alt="" />}
          <Box
            className="play"
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 76,
              height: 76,
              borderRadius: '50%',
              color: '#ffffff',
              backgroundColor: 'rgba(0, 0, 0, 0.72)',
              border: '1px solid rgba(255, 255, 255, 0.32)',
              transition: 'background-color 160ms',
            }}
          >
            <PlayIcon size={30} />
          </Box>
        </ButtonBase>
      )}
    </Box>
  );
}

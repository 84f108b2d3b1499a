import { buildVideoEmbedUrl } from '../embeds';
import { Box } from './box';

export interface VideoPlayerProps {
  open: boolean;
  videoId: string;
  film?: string | undefined;
  title: string;
}

/** The player takes the focus of the button whose place it takes. */
const takeFocus = (player: HTMLElement | null) => player?.focus({ preventScroll: true });

/** The file of a film; what says which part of it plays stays behind the type. */
const fileOf = (film: string, type: string) => film.replace(/(?=#|$)/, `.${type}`);

/** Our own player for a film of our own, else that of the video site; it fills the box that it stands in. */
export function VideoPlayer({ videoId, film, title }: VideoPlayerProps) {
  if (film === undefined) {
    return (
      <Box
        component="iframe"
        ref={takeFocus}
        src={buildVideoEmbedUrl(videoId)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={look}
      />
    );
  }
  return (
    <Box
      component="video"
      ref={takeFocus}
      aria-label={title}
      tabIndex={0}
      controls
      autoPlay
      muted
      playsInline
      sx={look}
    >
      <source src={fileOf(film, 'webm')} type="video/webm" />
      <source src={fileOf(film, 'mp4')} type="video/mp4" />
    </Box>
  );
}

const look = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

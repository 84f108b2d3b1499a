import { type SyntheticEvent, useState } from 'react';
import { buildVideoEmbedUrl } from '../embeds';
import { Box } from './box';
import { ViewError } from './view-state';
import { visuallyHidden } from './visually-hidden';

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

/** Reads the descriptions of a film, which no browser reads out by itself, and tells each when it is its turn. */
function readOut(track: TextTrack | undefined, tell: (seen: string) => void): void {
  if (!track) return;
  track.mode = 'hidden';
  track.oncuechange = () =>
    tell([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' '));
}

/**
 * Our own player for a film of our own, else that of the video site; it fills the box that it stands in. Our films have
 * no sound: what is seen in them is read out as it comes (WCAG 1.2.1), from a file of descriptions beside the film.
 */
export function VideoPlayer({ videoId, film, title }: VideoPlayerProps) {
  const [seen, setSeen] = useState('');
  const [failed, setFailed] = useState(false);
  // Of a file that cannot be loaded or played the browser says nothing; after the first one it goes on to the second.
  const fail = () => setFailed(true);
  const failAtWork = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) fail();
  };
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
  if (failed) {
    return (
      <Box ref={takeFocus} tabIndex={-1} sx={[look, { display: 'grid', outline: 'none' }]}>
        <ViewError message={VIDEO_FAILED} onRetry={() => setFailed(false)} />
      </Box>
    );
  }
  return (
    <>
      <Box
        component="video"
        ref={takeFocus}
        onError={failAtWork}
        aria-label={title}
        tabIndex={0}
        controls
        autoPlay
        muted
        playsInline
        sx={look}
      >
        <source src={fileOf(film, 'webm')} type="video/webm" />
        <source src={fileOf(film, 'mp4')} type="video/mp4" onError={fail} />
        <track
          kind="descriptions"
          srcLang="en-IN"
          label="What is seen"
          src={film.replace(/(#.*)?$/, '.vtt')}
          ref={(element) => readOut(element?.track, setSeen)}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {seen}
      </Box>
    </>
  );
}

/** What is said in the place of a video that cannot be shown. */
const VIDEO_FAILED = 'The video could not be loaded. Please try again later.';

const look = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

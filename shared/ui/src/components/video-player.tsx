import { useState } from 'react';
import { buildVideoEmbedUrl } from '../embeds';
import { Box } from './box';
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
    <>
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

const look = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

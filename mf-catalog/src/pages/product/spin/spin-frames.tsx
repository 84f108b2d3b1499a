import type { Spin } from '@site/contract';
import {
  Box,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircularProgress,
  IconButton,
  Typography,
} from '@site/ui';
import { useState } from 'react';
import { resolveDegrees } from './resolve-spin-frame';
import { useSpin } from './use-spin';

interface SpinFramesProps {
  spin: Spin;
  name: string;
  /** A frame could not be loaded. */
  onFailure: () => void;
}

/**
 * The frames of a turn on top of each other, one visible: turned by drag, by presses, by arrow keys or the
 * slider role as soon as all of them are there. Another colour is seen from the side that was seen before.
 */
export function SpinFrames({ spin, name, onFailure }: SpinFramesProps) {
  const [{ src, loaded }, setLoaded] = useState({ src: spin.src, loaded: 0 });
  if (src !== spin.src) setLoaded({ src: spin.src, loaded: 0 });
  const ready = loaded >= spin.frames;
  const { frame, handlers, turn } = useSpin(spin.frames, ready);
  const degrees = resolveDegrees(frame, spin.frames);
  const turnable = ready && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Turn the ${name}`,
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    'aria-valuenow': degrees,
    'aria-valuetext': `${degrees} degrees`,
    ...handlers,
  };
  const step = Math.round(spin.frames / TURNS_BY);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box {...turnable} sx={turntable}>
        {frameAddresses(spin).map((address, index) => (
          <picture key={address}>
            {spin.avif_widths && (
              <source type="image/avif" srcSet={avifSet(address, spin.avif_widths)} sizes={SIZES} />
            )}
            <img
              src={`${address}-${spin.width}.webp`}
              alt=""
              width={spin.width}
              height={spin.height}
              fetchPriority={index === frame ? 'high' : 'auto'}
              draggable={false}
              onLoad={() => setLoaded((before) => ({ ...before, loaded: before.loaded + 1 }))}
              onError={onFailure}
              style={{ visibility: index === frame ? 'visible' : 'hidden' }}
            />
          </picture>
        ))}
        {!ready && (
          <CircularProgress
            variant="determinate"
            value={Math.round((100 * loaded) / spin.frames)}
            aria-label="Loading the 360° view"
            color="inherit"
            sx={{ position: 'absolute', insetInlineEnd: 16, top: 14 }}
          />
        )}
        <Typography variant="caption" aria-hidden="true" sx={hint}>
          <span>Shown in {spin.colour}</span>
          {ready && <span>Drag to turn</span>}
        </Typography>
      </Box>
      {ready && (
        <Box sx={presses}>
          <IconButton aria-label="Turn to the left" onClick={() => turn(step)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton aria-label="Turn to the right" onClick={() => turn(-step)}>
            <ChevronRightIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** So many presses turn the bike once round. */
const TURNS_BY = 8;

/** The addresses of the frames, without width and type. */
const frameAddresses = ({ src, frames }: Spin) =>
  Array.from({ length: frames }, (_, index) => `${src}-${String(index).padStart(2, '0')}`);

const avifSet = (address: string, widths: readonly number[]) =>
  widths.map((width) => `${address}-${width}.avif ${width}w`).join(', ');

/** On a phone half of what is shown, so that twenty-four frames stay small whatever its screen. */
const SIZES = '(min-width: 900px) 60vw, 50vw';

const turntable = {
  position: 'relative',
  aspectRatio: '16 / 10',
  touchAction: 'pan-y',
  userSelect: 'none',
  color: '#ffffff',
  outlineOffset: '-6px !important',
  '&[role=slider]': { cursor: 'grab' },
  '&[role=slider]:active': { cursor: 'grabbing' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
} as const;

/** For who cannot drag. */
const presses = {
  position: 'absolute',
  right: { xs: 8, md: 16 },
  top: { xs: 8, md: 16 },
  color: '#ffffff',
} as const;

const hint = {
  position: 'absolute',
  left: { xs: 16, md: 24 },
  bottom: { xs: 14, md: 22 },
  display: 'grid',
  pointerEvents: 'none',
} as const;

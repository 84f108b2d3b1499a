import type { Image } from '@site/contract';
import { Box, Typography } from '@site/ui';
import { useSpin } from './use-spin';

interface SpinFramesProps {
  frames: readonly Image[];
  name: string;
}

/** The frames of a turn on top of each other, one visible: turned by drag, arrow keys or the slider role. */
export function SpinFrames({ frames, name }: SpinFramesProps) {
  const { frame, handlers } = useSpin(frames.length);
  const degrees = Math.round((frame * 360) / frames.length);
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={`Turn the ${name}`}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={`${degrees} degrees`}
      {...handlers}
      sx={{
        position: 'relative',
        aspectRatio: '16 / 10',
        cursor: 'grab',
        touchAction: 'pan-y',
        userSelect: 'none',
        color: '#ffffff',
        outlineOffset: '-6px !important',
        '&:active': { cursor: 'grabbing' },
        '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
      }}
    >
      {frames.map((image, index) => (
        <img
          key={image.src}
          src={`${image.src}-${image.widths.at(-1)}.webp`}
          alt=""
          width={image.width}
          height={image.height}
          draggable={false}
          style={{ visibility: index === frame ? 'visible' : 'hidden' }}
        />
      ))}
      <Typography variant="caption" aria-hidden="true" sx={hint}>
        Drag to turn
      </Typography>
    </Box>
  );
}

const hint = {
  position: 'absolute',
  left: { xs: 16, md: 24 },
  bottom: { xs: 18, md: 26 },
  pointerEvents: 'none',
} as const;

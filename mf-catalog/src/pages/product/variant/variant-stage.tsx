import type { Image, Spin } from '@site/contract';
import { Box, Button, createLate, Media, ViewLoading } from '@site/ui';
import { useState } from 'react';
import { isCutout, stageLight, withoutHalo } from '../../../parts/staged-media';
import { SpinFailure } from '../spin/spin-failure';
import { SpinPlace } from '../spin/spin-place';
import { STAGE_SIZES } from './stage-sizes';

const spinView = createLate(async () => (await import('../spin/spin-view')).SpinView, {
  Waiting: () => (
    <SpinPlace>
      <ViewLoading />
    </SpinPlace>
  ),
  Failed: SpinFailure,
});

interface VariantStageProps {
  image: Image | undefined;
  name: string;
  /** A full turn of it, where there is one. */
  spin: Spin | undefined;
  priority: boolean;
}

/** The chosen bike in its chosen colour, and on demand the same bike to turn around. */
export function VariantStage({ image, name, spin, priority }: VariantStageProps) {
  // Of this picture: another colour or bike shows itself first.
  const [turned, setTurned] = useState<Image>();
  const turning = turned !== undefined && turned.src === image?.src;
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: { xs: '16px', md: '28px' },
        backgroundColor: 'surface.stage',
        ...(image && isCutout(image) && { backgroundImage: stageLight }),
      }}
    >
      {spin && turning ? (
        <spinView.Late open spin={spin} name={name} />
      ) : (
        image && (
          <Media
            image={withoutHalo(image)}
            sizes={STAGE_SIZES}
            ratio="16 / 10"
            fit="contain"
            priority={priority}
          />
        )
      )}
      {spin && image && (
        <Button
          variant="contained"
          color="secondary"
          onClick={() => setTurned(turning ? undefined : image)}
          sx={{
            position: 'absolute',
            right: { xs: 12, md: 20 },
            // On a phone the lower corner is the front wheel's.
            top: { xs: 12, md: 'auto' },
            bottom: { md: 20 },
          }}
        >
          {turning ? 'Back to colours' : 'View in 360°'}
        </Button>
      )}
    </Box>
  );
}

import type { Image } from '@site/contract';
import { Box, Button, Media, ViewLoading } from '@site/ui';
import { lazy, Suspense, useState } from 'react';
import { isCutout, stageLight, withoutHalo } from '../../../parts/staged-media';
import { STAGE_SIZES } from './stage-sizes';

const SpinView = lazy(() =>
  import('../spin/spin-view').then((module) => ({ default: module.SpinView })),
);

interface VariantStageProps {
  image: Image | undefined;
  name: string;
  /** Key of the frames of a full turn; undefined without any. */
  spinKey: string | undefined;
  priority: boolean;
}

/** The chosen bike in its chosen colour, and on demand the same bike to turn around. */
export function VariantStage({ image, name, spinKey, priority }: VariantStageProps) {
  const [turning, setTurning] = useState(false);
  const spins = spinKey !== undefined && turning;
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
      {spins ? (
        <Suspense fallback={<Placeholder />}>
          <SpinView modelKey={spinKey} name={name} />
        </Suspense>
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
      {spinKey !== undefined && (
        <Button
          variant="contained"
          color="secondary"
          size="small"
          onClick={() => setTurning((was) => !was)}
          sx={{ position: 'absolute', right: { xs: 12, md: 20 }, bottom: { xs: 12, md: 20 } }}
        >
          {spins ? 'Back to colours' : 'View in 360°'}
        </Button>
      )}
    </Box>
  );
}

function Placeholder() {
  return (
    <Box sx={{ aspectRatio: '16 / 10', display: 'grid', placeItems: 'center' }}>
      <ViewLoading />
    </Box>
  );
}

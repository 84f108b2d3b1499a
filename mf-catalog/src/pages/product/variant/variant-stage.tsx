import type { Spin } from '@site/contract';
import { Box, Button, createLate, Media, ViewLoading } from '@site/ui';
import { useState } from 'react';
import { isCutout, stageLight, withoutHalo } from '../../../parts/staged-media';
import type { ColourChoice } from '../../../product/build-product';
import { SpinFailure } from '../spin/spin-failure';
import { SpinPlace } from '../spin/spin-place';
import { hasTurnIn } from '../spin/turn-in-colour';
import { STAGE_SIZES } from './stage-sizes';

const spinView = createLate(
  async () => (await import(/* webpackChunkName: "product-later" */ '../spin/spin-view')).SpinView,
  {
    Waiting: () => (
      <SpinPlace>
        <ViewLoading />
      </SpinPlace>
    ),
    Failed: SpinFailure,
  },
);

interface VariantStageProps {
  colour: Pick<ColourChoice, 'id' | 'label' | 'image'> | undefined;
  name: string;
  /** A full turn of it in one colour or several, where there is one. */
  spin: Spin | undefined;
  priority: boolean;
}

/** The chosen bike in its chosen colour, and on demand the same bike to turn around. */
export function VariantStage({ colour, name, spin, priority }: VariantStageProps) {
  const image = colour?.image;
  // Of this bike and colour: another bike shows itself first, and so does a colour in which there is no turn.
  const [turned, setTurned] = useState<{ name: string; colourId: string }>();
  const turning =
    spin !== undefined &&
    turned?.name === name &&
    (turned.colourId === colour?.id || hasTurnIn(spin, colour?.id));
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
      <Box
        sx={{
          overflow: 'hidden',
          borderRadius: { xs: '16px', md: '28px' },
          backgroundColor: 'surface.stage',
          ...(image && isCutout(image) && { backgroundImage: stageLight }),
        }}
      >
        {turning && colour ? (
          <spinView.Late open spin={spin} colour={colour} name={name} />
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
      </Box>
      {spin && colour && image && (
        <Button
          variant="contained"
          color="secondary"
          onClick={() => setTurned(turning ? undefined : { name, colourId: colour.id })}
          // On a phone the bike fills its stage: there the button stands below it.
          sx={{
            position: { md: 'absolute' },
            right: { md: 20 },
            bottom: { md: 20 },
            mt: { xs: 1.5, md: 0 },
            justifySelf: 'center',
          }}
        >
          {turning ? 'Back to colours' : 'View in 360°'}
        </Button>
      )}
    </Box>
  );
}

import type { PricedItem } from '@site/contract';
import { Box, Media } from '@site/ui';
import { STAGE_SIZES } from './stage-sizes';

/** The chosen item on its floor; stays in view beside the summary on wide windows. */
export function ItemStage({ item }: { item: PricedItem }) {
  const [image] = item.images;
  return (
    <Box
      sx={{
        position: { md: 'sticky' },
        top: { md: 104 },
        borderRadius: '20px',
        overflow: 'hidden',
        backgroundColor: 'surface.stage',
        p: { xs: 2, md: 4 },
        aspectRatio: { xs: '16 / 11', md: '1 / 0.82' },
        display: 'grid',
        alignItems: 'center',
        // A low window shows whole bike and heading at once.
        '@media (max-width: 56.246875rem) and (max-height: 32.5rem)': {
          aspectRatio: 'auto',
          height: 'max(120px, calc(100svh - 230px))',
          gridTemplateRows: 'minmax(0, 1fr)',
          p: 1,
          '& picture, & img': { height: '100% !important' },
        },
      }}
    >
      {image && (
        <Media
          key={image.src}
          image={image}
          sizes={STAGE_SIZES}
          ratio="16 / 10"
          fit="contain"
          priority
        />
      )}
    </Box>
  );
}

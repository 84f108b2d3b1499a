import type { HomeBlock } from '@site/contract';
import { Box, Eyebrow, Stack, Typography } from '@site/ui';
import { useId } from 'react';
import { BlockActions } from './block-actions';
import { StagedMedia } from './staged-media';
import { TitleParts } from './title-parts';

/** One block of content: picture on the side that `layout` names, words on the other. */
export function FeatureBlock({ block }: { block: HomeBlock }) {
  const headingId = useId();
  const pictureLeft = block.layout === 'left';
  return (
    <Box
      component="article"
      aria-labelledby={headingId}
      data-layout={block.layout}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: pictureLeft ? '7fr 5fr' : '5fr 7fr' },
        alignItems: 'center',
        columnGap: { md: 8, lg: 12 },
        rowGap: 4,
      }}
    >
      <Box sx={{ order: { xs: 0, md: pictureLeft ? 0 : 1 } }}>
        <StagedMedia image={block.image} sizes="(min-width: 900px) 55vw, 100vw" />
      </Box>
      <Box>
        <Eyebrow>{block.tagline}</Eyebrow>
        <Typography component="h2" variant="h2" id={headingId}>
          <TitleParts parts={block.title} />
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2.5, color: 'text.secondary' }}>
          {block.description}
        </Typography>
        {block.actions.length > 0 && (
          <Stack direction="row" useFlexGap sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
            <BlockActions actions={block.actions} />
          </Stack>
        )}
      </Box>
    </Box>
  );
}

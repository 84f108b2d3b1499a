import type { HomeBlock } from '@site/contract';
import { Hero, Section, Stack, Typography } from '@site/ui';
import { BlockActions } from '../../parts/block-actions';
import { FeatureBlock } from '../../parts/feature-block';
import { TitleParts } from '../../parts/title-parts';

/** The first block opens the page, the others follow on alternating grounds. */
export function AboutBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  const [opening, ...rest] = blocks;
  if (!opening) return null;
  return (
    <>
      <Hero
        height="band"
        eyebrow={opening.tagline}
        title={<TitleParts parts={opening.title} />}
        actions={<BlockActions actions={opening.actions} />}
        image={opening.image}
        place={opening.is_place}
      />
      <Section space="small">
        <Typography component="p" variant="h3" sx={{ maxWidth: 1040, fontWeight: 600 }}>
          {opening.description}
        </Typography>
      </Section>
      <Stack>
        {rest.map((block, index) => (
          <Section key={block.tagline} tone={index % 2 === 0 ? 'sunken' : 'default'}>
            <FeatureBlock block={block} />
          </Section>
        ))}
      </Stack>
    </>
  );
}

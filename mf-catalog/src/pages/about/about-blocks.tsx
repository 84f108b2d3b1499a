import type { HomeBlock } from '@site/contract';
import { Hero, Section, Stack } from '@site/ui';
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
        tagline={opening.description}
        actions={<BlockActions actions={opening.actions} />}
        image={opening.image}
      />
      <Stack>
        {rest.map((block, index) => (
          <Section key={block.tagline} tone={index % 2 === 1 ? 'sunken' : 'default'}>
            <FeatureBlock block={block} />
          </Section>
        ))}
      </Stack>
    </>
  );
}

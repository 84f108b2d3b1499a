import type { HomeBlock } from '@site/contract';
import { Section, Stack } from '@site/ui';
import { FeatureBlock } from '../../parts/feature-block';
import { joinTitle } from '../../parts/title-parts';

/** The dynamic blocks of the content store, in its order. */
export function FeatureBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <Section>
      <Stack sx={{ gap: { xs: 9, md: 18 } }}>
        {blocks.map((block, index) => (
          <FeatureBlock key={`${index} ${joinTitle(block.title)}`} block={block} />
        ))}
      </Stack>
    </Section>
  );
}

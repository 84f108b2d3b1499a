import { readHomeBlocks } from '@site/api-client';
import { Section, Stack } from '@site/ui';
import { FeatureBlock } from '../../parts/feature-block';
import { joinTitle } from '../../parts/title-parts';

/** The dynamic blocks of the content store, in its order; nothing without any. */
export function FeatureBlocks() {
  const blocks = readHomeBlocks.useRead().data;
  if (!blocks?.length) return null;
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

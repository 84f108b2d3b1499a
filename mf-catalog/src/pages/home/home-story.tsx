import type { HomeStory as Story } from '@site/contract';
import { Box, Section, Typography } from '@site/ui';
import { BlockActions } from '../../parts/block-actions';
import { StagedMedia } from '../../parts/staged-media';
import { TitleParts } from '../../parts/title-parts';

/** Why the maker exists, in its own words beside a close-up. */
export function HomeStory({ story }: { story: Story }) {
  return (
    <Section title={<TitleParts parts={story.title} />} eyebrow="Our story" tone="sunken">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '7fr 5fr' },
          gap: { xs: 4, md: 8 },
          alignItems: 'end',
        }}
      >
        <StagedMedia image={story.image} sizes="(min-width: 900px) 55vw, 100vw" />
        <Box>
          {story.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="subtitle1" sx={{ mb: 2.5 }}>
              {paragraph}
            </Typography>
          ))}
          {story.action && (
            <Box sx={{ mt: 4 }}>
              <BlockActions actions={[story.action]} />
            </Box>
          )}
        </Box>
      </Box>
    </Section>
  );
}

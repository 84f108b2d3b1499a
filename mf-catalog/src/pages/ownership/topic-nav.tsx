import { Box, SiteLink } from '@site/ui';
import { listTopics, type OwnershipTopic, ownershipTopics, topicPath } from './ownership-topics';

/** All topics as links: a column on wide windows, a grid on narrower ones. */
export function TopicNav({ current }: { current: OwnershipTopic }) {
  return (
    <Box component="nav" aria-label="Ownership">
      <Box component="ul" sx={list}>
        {listTopics().map((topic) => (
          <li key={topic}>
            <SiteLink
              to={topicPath(topic)}
              {...(topic === current ? { 'aria-current': 'page' as const } : {})}
            >
              {ownershipTopics[topic]}
            </SiteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  position: { md: 'sticky' },
  top: 112,
  // The columns are equal and a row has room for two lines, so that nothing below moves when the font comes.
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '1fr' },
  columnGap: 2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    lineHeight: 1.25,
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& a[aria-current]': { color: 'primary.main' },
} as const;

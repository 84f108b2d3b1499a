import { Box, SiteLink } from '@site/ui';
import { listTopics, type OwnershipTopic, ownershipTopics, topicPath } from './ownership-topics';

/** All topics as links: a column on wide windows, a wrapping row on a phone. */
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
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: 'wrap',
  columnGap: 3,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& a[aria-current]': { color: 'primary.main' },
} as const;

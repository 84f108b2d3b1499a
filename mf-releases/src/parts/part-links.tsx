import { Box, MuiLink } from '@site/ui';
import { PARTS } from './parts';

/** The ways to the parts of the page, which is several windows long on a phone. */
export function PartLinks() {
  return (
    <Box component="nav" aria-label="On this page" sx={{ mt: 2 }}>
      <Box component="ul" sx={list}>
        {Object.entries(PARTS).map(([id, title]) => (
          <li key={id}>
            <MuiLink href={`#${id}`} underline="always">
              {title}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
} as const;

import type { NavigationLink } from '@site/contract';
import { Box, SiteLink } from '@site/ui';
import { CookieChoices } from '../../tracking/cookie-choices';

/** The site's policies, and the choice about cookies beside them. */
export function PolicyLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <Box
      component="ul"
      aria-label="Policies"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {label}
          </SiteLink>
        </li>
      ))}
      <CookieChoices />
    </Box>
  );
}

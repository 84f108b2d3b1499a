import { Box, SiteLink, Typography } from '@site/ui';
import type { NavGroup } from '../navigation';

/** The site's pages in columns. */
export function FooterLinks({ columns }: { columns: readonly NavGroup[] }) {
  return (
    <Box
      component="nav"
      aria-label="Footer"
      sx={{
        display: 'grid',
        // Two columns on a phone, one where its reader's text is too large for two.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(max(7.5rem, 34%), 1fr))',
          sm: 'repeat(4, auto)',
        },
        gap: 4,
      }}
    >
      {columns
        .filter(({ links }) => links.length > 0)
        .map(({ label, links }) => (
          <div key={label}>
            <Typography component="h3" variant="overline" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {links.map(({ label: name, to }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      minWidth: 44,
                      minHeight: 44,
                      fontWeight: 550,
                      lineHeight: 1.25,
                    }}
                  >
                    {name}
                  </SiteLink>
                </li>
              ))}
            </Box>
          </div>
        ))}
    </Box>
  );
}

import type { SocialLinks as Links } from '@site/contract';
import { Box, SiteLink } from '@site/ui';
import { socialIcons } from './social-icons';

/** The company's pages at social networks, as icons. */
export function SocialLinks({ links }: { links: Links }) {
  return (
    <Box
      component="ul"
      aria-label="Social media"
      sx={{ display: 'flex', gap: 0.5, m: 0, ml: -1.25, p: 0, listStyle: 'none' }}
    >
      {socialIcons.map(([key, name, Icon]) => (
        <li key={key}>
          <SiteLink
            to={links[key]}
            newTab
            aria-label={name}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: '50%',
              '&:hover': { color: 'primary.main' },
            }}
          >
            <Icon size={20} />
          </SiteLink>
        </li>
      ))}
    </Box>
  );
}

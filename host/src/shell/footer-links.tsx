import { Box, SiteLink, Typography } from '@site/ui';
import { type NavLink, productSlug, TEST_RIDE } from './navigation';

interface Column {
  heading: string;
  links: readonly NavLink[];
}

function columns(titles: readonly string[]): readonly Column[] {
  return [
    {
      heading: 'Range',
      links: titles.map((title) => ({ label: title, to: `/product/${productSlug(title)}` })),
    },
    {
      heading: 'Ride',
      links: [
        TEST_RIDE,
        { label: 'Offers', to: '/offers' },
        { label: 'Gallery', to: '/gallery' },
        { label: 'Locate a Dealer', to: '/locate-dealer' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About Us', to: '/about-us' },
        { label: 'Become A Dealer', to: '/become-dealer' },
        { label: 'Company Office', to: '/company-office' },
      ],
    },
  ];
}

/** The site's pages at a glance, in columns. */
export function FooterLinks({ titles }: { titles: readonly string[] }) {
  return (
    <Box
      component="nav"
      aria-label="Footer"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 4 }}
    >
      {columns(titles)
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <div key={heading}>
            <Typography component="h3" variant="overline" sx={{ color: 'text.secondary' }}>
              {heading}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to} sx={{ display: 'inline-block', py: 0.75, fontWeight: 550 }}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </Box>
          </div>
        ))}
    </Box>
  );
}

import { brand, chatLink, telLink } from '@site/brand';
import type { SocialLinks } from '@site/contract';
import { StaticPart } from '@site/shell';
import {
  Box,
  BrandLogo,
  Container,
  FacebookIcon,
  type IconComponent,
  InstagramIcon,
  LinkButton,
  LinkedInIcon,
  PhoneIcon,
  SiteLink,
  TwitterIcon,
  Typography,
  WhatsAppIcon,
  YouTubeIcon,
} from '@site/ui';
import { CookieChoices } from '../tracking/cookie-choices';
import { BrochureMenu } from './brochure-menu';
import { FooterLinks } from './footer-links';
import { useShellContact, useShellLinks } from './use-shell-data';

const socialIcons: readonly [keyof SocialLinks, string, IconComponent][] = [
  ['facebook', 'Facebook', FacebookIcon],
  ['instagram', 'Instagram', InstagramIcon],
  ['linkedin', 'LinkedIn', LinkedInIcon],
  ['twitter', 'Twitter', TwitterIcon],
  ['youtube', 'YouTube', YouTubeIcon],
];

/** One thing at each end, or below each other where there is no room. */
const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

function Social({ links }: { links: SocialLinks }) {
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

/** Chat prompt, call number, brochures, social and policy links, copyright (spec §2). Dark in both themes. */
export function Footer() {
  const { companyName, phone, social } = useShellContact();
  const { footer, policies } = useShellLinks();
  return (
    <Box
      component="footer"
      data-color-scheme="dark"
      sx={{
        color: 'text.primary',
        backgroundColor: 'background.default',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="xl" sx={{ pt: { xs: 7, md: 11 }, pb: { xs: 7, md: 11 } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
            gap: { xs: 6, md: 8 },
          }}
        >
          <Box>
            <Typography component="h2" variant="h2" sx={{ maxWidth: '13em' }}>
              Questions? Chat with us on WhatsApp.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
              <LinkButton
                to={chatLink(phone)}
                newTab
                variant="contained"
                startIcon={<WhatsAppIcon size={20} />}
              >
                Chat on WhatsApp
              </LinkButton>
              <LinkButton
                to={telLink(phone)}
                variant="outlined"
                startIcon={<PhoneIcon size={18} />}
              >
                {phone}
              </LinkButton>
              <BrochureMenu />
            </Box>
          </Box>
          <StaticPart>
            <FooterLinks columns={footer} />
          </StaticPart>
        </Box>
        <StaticPart>
          <Box
            sx={{
              ...spreadRow,
              gap: 3,
              mt: { xs: 7, md: 11 },
              pt: 4,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <BrandLogo height={22} />
            <Social links={social} />
          </Box>
        </StaticPart>
        <Box
          sx={{
            ...spreadRow,
            columnGap: 4,
            rowGap: 2,
            mt: 3,
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <Typography variant="caption" sx={{ fontSize: 'inherit' }}>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {companyName}.{' '}
            {brand.tagline}.
          </Typography>
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
            {policies.map(({ label, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <CookieChoices />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

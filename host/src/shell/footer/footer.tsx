import { brand } from '@site/brand';
import { StaticPart } from '@site/shell';
import { Box, BrandLogo, Container, Typography } from '@site/ui';
import { useShellContact, useShellLinks } from '../use-shell-data';
import { ChatPrompt } from './chat-prompt';
import { FooterLinks } from './footer-links';
import { PolicyLinks } from './policy-links';
import { SocialLinks } from './social-links';

/** One thing at each end, or below each other where there is no room. */
const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

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
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
            gap: { xs: 6, lg: 8 },
          }}
        >
          <ChatPrompt phone={phone} />
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
            <SocialLinks links={social} />
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
          <PolicyLinks links={policies} />
        </Box>
      </Container>
    </Box>
  );
}

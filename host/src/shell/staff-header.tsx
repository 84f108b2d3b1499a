import { brand } from '@site/brand';
import { Link } from '@site/router';
import { Box, BrandLogo, Container } from '@site/ui';
import { ThemeToggle } from './theme-toggle';

/** The header of a page for staff: whose page it is, and the theme, because light reads better in the sun. */
export function StaffHeader() {
  return (
    <Box
      component="header"
      sx={{
        backgroundColor: 'background.default',
        borderBottom: '2px solid',
        borderColor: 'text.primary',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 64 }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={`${brand.name} home`}
          sx={{ color: 'inherit', py: 1.25 }}
        >
          <BrandLogo />
        </Box>
        <ThemeToggle />
      </Container>
    </Box>
  );
}

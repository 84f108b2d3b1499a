import { Container, Eyebrow, Typography } from '@site/ui';
import { ReleasesData } from './releases-data';

/** What is live of each remote, and how it does. */
function ReleasesPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <Eyebrow>For the team</Eyebrow>
      <Typography component="h1" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        Releases
      </Typography>
      <ReleasesData />
    </Container>
  );
}

export { ReleasesPage as Component };

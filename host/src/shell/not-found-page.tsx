import { Box, LinkButton, Typography } from '@site/ui';
import { DeadBattery } from './dead-battery';

/** The page of an address that is not there (spec §2 "404"). */
export function NotFoundPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 'min(20px, 2.4vh)',
        minHeight: '72vh',
        px: 3,
        py: '8vh',
        textAlign: 'center',
      }}
    >
      <DeadBattery />
      <Typography component="p" variant="overline" sx={{ color: 'text.secondary' }}>
        Error 404
      </Typography>
      <Typography component="h1" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        You've Hit a Dead Battery!
      </Typography>
      <Typography variant="subtitle1" sx={{ maxWidth: 460, color: 'text.secondary' }}>
        There is nothing at this address. Head home, and ride on from there.
      </Typography>
      <LinkButton to="/" variant="contained" size="large" sx={{ mt: 2 }}>
        Go to Home
      </LinkButton>
    </Box>
  );
}

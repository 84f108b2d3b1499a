import { Box, Button, SiteLink, Typography } from '@site/ui';
import { writeConsent } from './consent';

/** Asks once, plainly: what is measured, that the site works the same without, two equal answers. */
export function ConsentNotice() {
  return (
    <Box
      component="section"
      aria-label="Cookie choices"
      sx={{
        position: 'fixed',
        zIndex: 1080,
        // Away from the fixed buttons at the right and the offers pop-up at the left.
        top: { xs: 76, md: 'auto' },
        bottom: { xs: 'auto', md: 28 },
        left: { xs: 12, md: '50%' },
        right: { xs: 12, md: 'auto' },
        width: { md: 520 },
        transform: { md: 'translateX(-58%)' },
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
        alignItems: 'center',
        gap: 2,
        p: 2.5,
        borderRadius: '16px',
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'surface.raised',
        boxShadow: '0 18px 48px rgba(11, 11, 13, 0.2)',
      }}
    >
      <Typography variant="body2">
        May we measure visits and the effect of our ads with cookies? The site works the same
        without. More in our{' '}
        <SiteLink to="/cookies-policies" underline="always">
          Cookies Policy
        </SiteLink>
        .
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' }, gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => writeConsent('denied')}>
          Decline
        </Button>
        <Button variant="outlined" size="small" onClick={() => writeConsent('granted')}>
          Accept
        </Button>
      </Box>
    </Box>
  );
}

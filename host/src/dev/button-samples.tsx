import { Chip } from '@site/forms';
import { Button, IconButton, LinkButton, PhoneIcon, SiteLink, Stack } from '@site/ui';

/** Each kind of button, a link and the labels that stand beside them. */
export function ButtonSamples() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="contained" size="large">
        Book Now
      </Button>
      <Button variant="contained">Pre Book</Button>
      <Button variant="contained" disabled>
        Submitting...
      </Button>
      <Button variant="outlined">Explore</Button>
      <LinkButton to="/" variant="text">
        Test Ride
      </LinkButton>
      <Button variant="outlined" size="small" startIcon={<PhoneIcon />}>
        Call
      </Button>
      <IconButton aria-label="Call">
        <PhoneIcon />
      </IconButton>
      <SiteLink to="/">A link of the site</SiteLink>
      <Chip label="Completed" color="success" />
      <Chip label="New" />
    </Stack>
  );
}

import { useContactInfo } from '@site/api-client';
import { brand, telLink } from '@site/brand';
import type { PricedItem } from '@site/contract';
import { formatItemName, PRIVACY_PATH, TERMS_PATH, TEST_RIDE_PATH } from '@site/links';
import { Box, LinkButton, PhoneIcon, SiteLink, Stack, Typography } from '@site/ui';

/** How to go on from here: the sales desk by phone, or a ride first. */
export function NextSteps({ item }: { item: PricedItem }) {
  const phone = useContactInfo().data?.phone ?? brand.contact.phone;
  return (
    <Box sx={{ pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" variant="h5">
        Book it with our sales desk
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Call us to pre-book the {formatItemName(item)} in {item.colour.toLowerCase()}, or ride it
        first at a dealer near you.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ mt: 2.5, gap: 1.5, flexWrap: 'wrap' }}>
        <LinkButton to={telLink(phone)} variant="contained" startIcon={<PhoneIcon size={18} />}>
          Call {phone}
        </LinkButton>
        <LinkButton to={TEST_RIDE_PATH} variant="outlined">
          Book a Test Ride
        </LinkButton>
      </Stack>
      <Typography variant="caption" component="p" sx={{ mt: 2.5, color: 'text.secondary' }}>
        Every booking is subject to our{' '}
        <SiteLink to={TERMS_PATH} newTab underline="always">
          Terms and Conditions
        </SiteLink>{' '}
        and{' '}
        <SiteLink to={PRIVACY_PATH} newTab underline="always">
          Privacy Policy
        </SiteLink>
        .
      </Typography>
    </Box>
  );
}

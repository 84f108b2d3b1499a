import { readContactInfo } from '@site/api-client';
import { brand, telLink } from '@site/brand';
import { LOCATOR_PATH, TEST_RIDE_PATH } from '@site/links';
import { LinkButton, PhoneIcon, Stack, Typography } from '@site/ui';

/** Where a payment does not work out: ride first, ask a dealer, call. Each an honest way to the bike. */
export function OtherWays() {
  const phone = readContactInfo.useRead().data?.phone ?? brand.contact.phone;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Would you rather not pay online now? Ride it first, or let a dealer near you book it.
      </Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        sx={{ mt: 1.5, gap: 0.5, justifyContent: 'center', flexWrap: 'wrap' }}
      >
        <LinkButton to={TEST_RIDE_PATH} variant="text">
          Book a Test Ride
        </LinkButton>
        <LinkButton to={LOCATOR_PATH} variant="text">
          Find a dealer
        </LinkButton>
        <LinkButton to={telLink(phone)} variant="text" startIcon={<PhoneIcon size={18} />}>
          {phone}
        </LinkButton>
      </Stack>
    </>
  );
}

import { telLink } from '@site/brand';
import { buildDirectionsUrl, formatDealerAddress } from '@site/links';
import {
  Box,
  Button,
  Card,
  ExternalIcon,
  MailIcon,
  MapEmbed,
  PhoneIcon,
  PinIcon,
  SiteLink,
  Skeleton,
  Stack,
  Typography,
  toCoordinates,
  visuallyHidden,
} from '@site/ui';
import { OfficeHours } from './office-hours';
import { contactLink, OfficeLine } from './office-line';
import type { ShownDealer } from './use-contact';

/**
 * The dealer's office: address, hours, e-mail, phone, directions, and a map where the coordinates are known, a drawn
 * picture where they are not (spec §2).
 */
export function OfficeCard({ dealer, contact, retry }: ShownDealer) {
  'use no memo';
  const { dn_latitude: latitude, dn_longitude: longitude } = dealer;
  const address = formatDealerAddress(dealer);
  return (
    <Card component="section" aria-labelledby="office-heading" sx={{ p: 1 }}>
      <MapEmbed latitude={latitude} longitude={longitude} label={dealer.dn_name} />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Typography
          component="h2"
          variant="h3"
          id="office-heading"
          tabIndex={-1}
          style={{ outline: 'none' }}
        >
          {dealer.dn_name}
        </Typography>
        <Stack
          component="address"
          aria-live="polite"
          tabIndex={-1}
          sx={{ fontStyle: 'normal', gap: 1, outline: 'none' }}
        >
          <OfficeLine icon={<PinIcon size={20} />}>
            <Typography sx={{ py: 1.25, color: 'text.secondary' }}>{address}</Typography>
          </OfficeLine>
          <OfficeHours />
          {contact === 'loading' && <WaitingLines />}
          {contact === 'error' && <LostContact onRetry={retry} />}
          {dealer.dn_email && (
            <OfficeLine icon={<MailIcon size={20} />}>
              <SiteLink
                to={`mailto:${dealer.dn_email}`}
                aria-label={dealer.dn_email}
                sx={contactLink}
              >
                <span>
                  {beforeDomain(dealer.dn_email)}
                  <wbr />
                  {dealer.dn_email.slice(beforeDomain(dealer.dn_email).length)}
                </span>
              </SiteLink>
            </OfficeLine>
          )}
          {dealer.dn_phone && (
            <OfficeLine icon={<PhoneIcon size={20} />}>
              <SiteLink to={telLink(dealer.dn_phone)} sx={contactLink}>
                {dealer.dn_phone}
              </SiteLink>
            </OfficeLine>
          )}
        </Stack>
        <div>
          <SiteLink
            to={buildDirectionsUrl(toCoordinates(latitude, longitude), address)}
            newTab
            sx={{ ...contactLink, gap: 1 }}
          >
            Get directions <ExternalIcon size={18} />
          </SiteLink>
        </div>
      </Stack>
    </Card>
  );
}

/** The place of e-mail and phone. */
const WaitingLines = () => (
  <Box role="status">
    <Box component="span" sx={visuallyHidden}>
      Loading e-mail and phone
    </Box>
    <Skeleton aria-hidden="true" sx={{ height: 44, maxWidth: 280 }} />
    <Skeleton aria-hidden="true" sx={{ height: 44, mt: 1, maxWidth: 200 }} />
  </Box>
);

const LostContact = ({ onRetry }: { onRetry: () => void }) => (
  <Box>
    <Typography>Street, e-mail and phone could not be loaded.</Typography>
    <Button
      variant="outlined"
      size="small"
      onClick={({ currentTarget }) => {
        // The button goes: a keyboard goes on at the lines of the office.
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        onRetry();
      }}
      sx={{ mt: 1.5 }}
    >
      Try Again
    </Button>
  </Box>
);

/** Up to the @, after which a narrow column may break an address, and not inside a word. */
const beforeDomain = (address: string) => address.slice(0, address.indexOf('@') + 1);

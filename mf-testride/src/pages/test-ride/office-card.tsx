import { telLink } from '@site/brand';
import type { Dealer } from '@site/contract';
import { formatDealerAddress } from '@site/links';
import {
  Box,
  Button,
  Card,
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
import type { ReactNode } from 'react';
import { useContact } from './use-contact';

/** The dealer's office: address, e-mail, phone, and a map where the coordinates are known (spec §2). */
export function OfficeCard({ dealer: chosen }: { dealer: Dealer }) {
  const { dealer, contact, retry } = useContact(chosen);
  const place = toCoordinates(dealer.dn_latitude, dealer.dn_longitude);
  return (
    <Card component="section" aria-labelledby="office-heading" sx={{ p: 1 }}>
      {place && <MapEmbed {...place} label={dealer.dn_name} />}
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Typography component="h2" variant="h3" id="office-heading">
          {dealer.dn_name}
        </Typography>
        <Stack component="address" aria-live="polite" sx={{ fontStyle: 'normal', gap: 1 }}>
          <Line icon={<PinIcon size={20} />}>
            <Typography sx={{ py: 1.25, color: 'text.secondary' }}>
              {formatDealerAddress(dealer)}
            </Typography>
          </Line>
          {contact === 'loading' && <WaitingLines />}
          {contact === 'error' && <LostContact onRetry={retry} />}
          {dealer.dn_email && (
            <Line icon={<MailIcon size={20} />}>
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
            </Line>
          )}
          {dealer.dn_phone && (
            <Line icon={<PhoneIcon size={20} />}>
              <SiteLink to={telLink(dealer.dn_phone)} sx={contactLink}>
                {dealer.dn_phone}
              </SiteLink>
            </Line>
          )}
        </Stack>
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
    <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 1.5 }}>
      Try Again
    </Button>
  </Box>
);

/** Up to the @, after which a narrow column may break an address, and not inside a word. */
const beforeDomain = (address: string) => address.slice(0, address.indexOf('@') + 1);

/** Tall enough for a thumb. */
const contactLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
      <Stack sx={{ height: 44, justifyContent: 'center', color: 'primary.main' }}>{icon}</Stack>
      {children}
    </Stack>
  );
}

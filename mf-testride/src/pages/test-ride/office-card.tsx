import { telLink } from '@site/brand';
import type { Dealer } from '@site/contract';
import { formatDealerAddress } from '@site/links';
import {
  Card,
  MailIcon,
  MapEmbed,
  PhoneIcon,
  PinIcon,
  SiteLink,
  Stack,
  Typography,
  toCoordinates,
} from '@site/ui';
import type { ReactNode } from 'react';

/** The dealer's office: address, e-mail, phone, and a map where the coordinates are known (spec §2). */
export function OfficeCard({ dealer }: { dealer: Dealer }) {
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

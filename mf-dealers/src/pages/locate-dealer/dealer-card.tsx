import { telLink } from '@site/brand';
import type { Dealer } from '@site/contract';
import { buildTestRideAtPath, formatDealerAddress } from '@site/links';
import {
  Card,
  MailIcon,
  MapEmbed,
  PhoneIcon,
  PinIcon,
  SiteLink,
  Stack,
  Typography,
} from '@site/ui';
import { ContactLine, contactLink } from '../../parts/contact-line';
import { DirectionsLink } from '../../parts/directions-link';
import { MailLink } from '../../parts/mail-link';
import { DealerServices } from './dealer-services';

interface DealerCardProps {
  dealer: Dealer;
  /** Distance in a straight line, where the visitor's place is known. */
  km?: number | undefined;
}

/** One dealer: map (a drawn picture without coordinates), name, full address, phone and e-mail links. */
export function DealerCard({ dealer, km }: DealerCardProps) {
  'use no memo';
  const { dn_latitude: latitude, dn_longitude: longitude } = dealer;
  const address = formatDealerAddress(dealer);
  return (
    <Card
      component="article"
      aria-label={dealer.dn_name}
      sx={{ height: '100%', p: 1, display: 'flex', flexDirection: 'column' }}
    >
      <MapEmbed latitude={latitude} longitude={longitude} label={dealer.dn_name} />
      <Stack sx={{ flex: 1, p: { xs: 2, sm: 2.5 }, gap: 2 }}>
        <Typography component="h3" variant="h4">
          {dealer.dn_name}
        </Typography>
        {km !== undefined && (
          <Typography variant="body2" sx={{ mt: -1, fontWeight: 650 }}>
            About {Math.max(1, Math.round(km))} km from you
          </Typography>
        )}
        <Stack component="address" sx={{ fontStyle: 'normal', gap: 0.5 }}>
          <ContactLine icon={<PinIcon size={20} />}>
            <Typography variant="body2" sx={{ py: 1.25, color: 'text.secondary' }}>
              {address}
            </Typography>
          </ContactLine>
          {dealer.dn_phone && (
            <ContactLine icon={<PhoneIcon size={20} />}>
              <SiteLink to={telLink(dealer.dn_phone)} sx={contactLink}>
                {dealer.dn_phone}
              </SiteLink>
            </ContactLine>
          )}
          {dealer.dn_email && (
            <ContactLine icon={<MailIcon size={20} />}>
              <MailLink address={dealer.dn_email} />
            </ContactLine>
          )}
          <DealerServices />
        </Stack>
        <Stack direction="row" useFlexGap sx={{ mt: 'auto', flexWrap: 'wrap', columnGap: 3 }}>
          <SiteLink to={buildTestRideAtPath(dealer.dn_id)} sx={contactLink}>
            Test ride here
          </SiteLink>
          <DirectionsLink latitude={latitude} longitude={longitude} address={address} />
        </Stack>
      </Stack>
    </Card>
  );
}

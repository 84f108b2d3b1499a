import { telLink } from '@site/brand';
import type { Dealer } from '@site/contract';
import {
  Box,
  Card,
  ExternalIcon,
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
import { buildDirectionsUrl } from './build-directions-url';
import { formatDealerAddress } from './format-dealer-address';

/** One dealer: map (a drawn picture without coordinates), name, full address, phone and e-mail links. */
export function DealerCard({ dealer }: { dealer: Dealer }) {
  const place = toCoordinates(dealer.dn_latitude, dealer.dn_longitude);
  return (
    <Card
      component="article"
      aria-label={dealer.dn_name}
      sx={{ height: '100%', p: 1, display: 'flex', flexDirection: 'column' }}
    >
      <MapEmbed
        latitude={dealer.dn_latitude}
        longitude={dealer.dn_longitude}
        label={dealer.dn_name}
      />
      <Stack sx={{ flex: 1, p: { xs: 2, sm: 2.5 }, gap: 2 }}>
        <Typography component="h3" variant="h4">
          {dealer.dn_name}
        </Typography>
        <Stack component="address" sx={{ fontStyle: 'normal', gap: 0.5 }}>
          <Line icon={<PinIcon size={20} />}>
            <Typography variant="body2" sx={{ py: 1.25, color: 'text.secondary' }}>
              {formatDealerAddress(dealer)}
            </Typography>
          </Line>
          <Line icon={<PhoneIcon size={20} />}>
            <SiteLink to={telLink(dealer.dn_phone)} sx={contactLink}>
              {dealer.dn_phone}
            </SiteLink>
          </Line>
          <Line icon={<MailIcon size={20} />}>
            <SiteLink to={`mailto:${dealer.dn_email}`} sx={contactLink}>
              {dealer.dn_email}
            </SiteLink>
          </Line>
        </Stack>
        {place && (
          <SiteLink
            to={buildDirectionsUrl(place)}
            newTab
            sx={{ ...contactLink, mt: 'auto', alignSelf: 'flex-start', gap: 1 }}
          >
            Get directions <ExternalIcon size={18} />
          </SiteLink>
        )}
      </Stack>
    </Card>
  );
}

/** Tall enough for a thumb. */
const contactLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box sx={{ display: 'flex', height: 44, alignItems: 'center', color: 'primary.main' }}>
        {icon}
      </Box>
      {children}
    </Box>
  );
}

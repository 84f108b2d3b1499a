import { telLink } from '@site/brand';
import type { ContactInfo } from '@site/contract';
import { formatAddress } from '@site/links';
import {
  Card,
  ClockIcon,
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

/** Address, working hours, e-mail and phone of the head office, with its map at zoom 15. */
export function OfficeDetails({ contact }: { contact: ContactInfo }) {
  'use no memo';
  const { company_name, address, working_hours, email, phone } = contact;
  const { latitude, longitude } = address;
  const line = formatAddress(address);
  return (
    <Card component="section" aria-labelledby="office-heading" sx={{ p: 1 }}>
      <MapEmbed latitude={latitude} longitude={longitude} label={`${company_name}, head office`} />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Typography component="h2" variant="h4" id="office-heading">
          {company_name}
        </Typography>
        <Stack component="address" sx={{ fontStyle: 'normal', gap: 0.5 }}>
          <ContactLine icon={<PinIcon size={20} />}>
            <Typography sx={{ py: 1.25, color: 'text.secondary' }}>{line}</Typography>
          </ContactLine>
          <ContactLine icon={<ClockIcon size={20} />}>
            <Typography sx={{ py: 1.25, color: 'text.secondary' }}>{working_hours}</Typography>
          </ContactLine>
          <ContactLine icon={<MailIcon size={20} />}>
            <MailLink address={email} />
          </ContactLine>
          <ContactLine icon={<PhoneIcon size={20} />}>
            <SiteLink to={telLink(phone)} sx={contactLink}>
              {phone}
            </SiteLink>
          </ContactLine>
        </Stack>
        <div>
          <DirectionsLink latitude={latitude} longitude={longitude} address={line} />
        </div>
      </Stack>
    </Card>
  );
}

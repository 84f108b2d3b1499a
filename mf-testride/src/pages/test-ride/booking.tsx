import type { Dealer } from '@site/contract';
import type { CampaignOrigin } from '@site/links';
import { Box } from '@site/ui';
import { LateBookingForm } from './late-booking-form';
import { OfficeCard } from './office-card';
import { useContact } from './use-contact';

interface BookingProps {
  dealer: Dealer;
  model: string;
  campaign: CampaignOrigin;
}

/** The chosen dealer's office next to the form that books there; both have street and phone as soon as they are here. */
export function Booking({ dealer, model, campaign }: BookingProps) {
  'use no memo';
  const shown = useContact(dealer);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <OfficeCard {...shown} />
      <LateBookingForm dealer={shown.dealer} model={model} campaign={campaign} />
    </Box>
  );
}

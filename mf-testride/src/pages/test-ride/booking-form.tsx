import { createEnquiry, readDealerServices } from '@site/api-client';
import type { Dealer } from '@site/contract';
import { fieldColumns, resolveEnquiryOutcome, useOutcomeDialog } from '@site/form-parts';
import { EmailField, FormError, PhoneField, SiteForm, SubmitButton, TextField } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { track } from '@site/shell';
import { Box, Card, Typography } from '@site/ui';
import { useRef } from 'react';
import { bookingDraft } from './booking-draft';
import { type BookingValues, bookingSchema, emptyBooking } from './booking-schema';
import { buildBookingEnquiry } from './build-booking-enquiry';
import { ProductField } from './product-field';
import { RideDayFields } from './wish/ride-day-fields';
import { RideDetail } from './wish/ride-detail';

export interface BookingFormProps {
  dealer: Dealer;
  /** The model that a link came with, if one. */
  model: string;
  campaign: CampaignOrigin;
}

/** "Send us a message": books the ride at the chosen dealer and says how it went (spec §2, §4). */
export function BookingForm({ dealer, model, campaign }: BookingFormProps) {
  'use no memo';
  const [dialog, show] = useOutcomeDialog();
  const asked = useRef(dealer);
  const services = readDealerServices.useRead().data;
  // The one that the booking was sent for: another city may have been chosen meanwhile.
  const bookedDealer = () => (asked.current.dn_id === dealer.dn_id ? dealer : asked.current);
  const showOutcome = (
    result: Awaited<ReturnType<typeof createEnquiry>>,
    values: BookingValues,
  ) => {
    if (result.ok) track('test_ride_booked', { source: campaign.source });
    const reference = result.ok ? result.data?.e_tracking_id : undefined;
    const ride =
      result.ok && values.ride_day !== ''
        ? { values, dealer: bookedDealer(), reference, bookedAt: new Date() }
        : undefined;
    const detail = (reference || ride) && <RideDetail reference={reference} ride={ride} />;
    show({ ...resolveEnquiryOutcome(result), detail });
  };
  return (
    <Card component="section" aria-labelledby="booking-heading" sx={{ p: { xs: 3, sm: 4 } }}>
      <Typography component="h2" variant="h3" id="booking-heading" sx={{ mb: 3 }}>
        Send us a message
      </Typography>
      <SiteForm
        labelledBy="booking-heading"
        initialValues={{ ...emptyBooking, enquiried_for_item: model, model }}
        schema={bookingSchema(services?.hours.open_days)}
        draft={bookingDraft}
        onSubmit={(values, keyFor) => {
          asked.current = dealer;
          const enquiry = buildBookingEnquiry(values, dealer, campaign);
          return createEnquiry(enquiry, keyFor('booking', enquiry));
        }}
        onResult={showOutcome}
      >
        <Box sx={fieldColumns}>
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <PhoneField name="phone_number" required />
          <EmailField name="email" required />
          <ProductField />
          <RideDayFields />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextField name="description" label="Message" rows={3} maxLength={1900} />
          </Box>
        </Box>
        <FormError />
        <SubmitButton fullWidth>Book a Test Ride</SubmitButton>
      </SiteForm>
      {dialog}
    </Card>
  );
}

import type { Dealer } from '@site/contract';
import { formatDealerAddress } from '@site/links';
import type { BookingValues } from '../booking-schema';
import { buildCalendarFile } from './build-calendar-file';

/** A ride that was booked for a day. */
export interface BookedRide {
  values: Pick<BookingValues, 'ride_day' | 'half_day' | 'enquiried_for_item'>;
  dealer: Dealer;
  /** Of the enquiry, when the server gave one. */
  reference: string | undefined;
  bookedAt: Date;
}

/** The calendar file of a booked ride. It holds nothing that the visitor typed of themselves. */
export function buildRideCalendar({ values, dealer, reference, bookedAt }: BookedRide): string {
  const words = ['Not confirmed yet: the dealer will call you to agree on the time.'];
  if (reference) words.push(`Your reference: ${reference}`);
  if (dealer.dn_phone) words.push(`Dealer: ${dealer.dn_phone}`);
  return buildCalendarFile({
    ride_day: values.ride_day,
    half_day: values.half_day,
    uid: `${reference ?? bookedAt.toISOString()}-test-ride`,
    title: `Test ride: ${values.enquiried_for_item}`,
    description: words.join('\n'),
    location: `${dealer.dn_name}, ${formatDealerAddress(dealer)}`,
    madeAt: bookedAt,
  });
}

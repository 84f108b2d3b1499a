import type { Dealer } from '@site/contract';
import { formatDealerAddress } from '@site/links';
import type { BookingValues } from '../booking-schema';
import { buildCalendarFile } from './build-calendar-file';

/**
 * The calendar file of a booking; empty when no day was chosen. It holds nothing that the visitor typed
 * of themselves.
 * @param reference of the enquiry, when the server gave one
 */
export function buildRideCalendar(
  values: Pick<BookingValues, 'ride_day' | 'half_day' | 'enquiried_for_item'>,
  dealer: Dealer,
  reference: string | undefined,
  now: Date,
): string {
  if (values.ride_day === '') return '';
  const words = ['Not confirmed yet: the dealer calls you to agree the time.'];
  if (reference) words.push(`Your reference: ${reference}`);
  if (dealer.dn_phone) words.push(`Dealer: ${dealer.dn_phone}`);
  return buildCalendarFile({
    ride_day: values.ride_day,
    half_day: values.half_day,
    uid: `${reference ?? now.toISOString()}-test-ride`,
    title: `Test ride: ${values.enquiried_for_item}`,
    description: words.join('\n'),
    location: `${dealer.dn_name}, ${formatDealerAddress(dealer)}`,
    madeAt: now,
  });
}

import { emailField, fullNameField, messageField, phoneField, productField } from '@site/contract';
import { object, string, textRule } from '@site/forms';
import { ANY_TIME } from './wish/half-days';
import { daysToChoose, isOpenOn, weekdayOf } from './wish/ride-days';
import type { RideWish } from './wish/ride-wish';

/** What the visitor types; the rest of the enquiry is fixed or the chosen dealer's. */
export interface BookingValues extends RideWish {
  name: string;
  email: string;
  phone_number: string;
  enquiried_for_item: string;
  description: string;
}

export const emptyBooking: BookingValues = {
  name: '',
  email: '',
  phone_number: '',
  enquiried_for_item: '',
  ride_day: '',
  half_day: ANY_TIME,
  description: '',
};

const isTooEarly = (day: string) => day !== '' && day < daysToChoose(new Date()).first;
const isTooLate = (day: string) => day > daysToChoose(new Date()).last;

const saysClosed = ({ value }: { value: string }) =>
  `This dealer is closed on ${weekdayOf(value)}s: please choose another day.`;

/**
 * The rules of the booking form (spec §5). A day can be left out; its words are ours.
 * @param openDays weekdays on which the dealer is open, 0 is Sunday; without them any weekday will do
 */
export const bookingSchema = (openDays?: readonly number[]) =>
  object({
    name: textRule(fullNameField),
    email: textRule(emailField),
    phone_number: textRule(phoneField),
    enquiried_for_item: textRule(productField),
    ride_day: string()
      .default('')
      .test('early', 'Please choose a day from tomorrow onwards', (day) => !isTooEarly(day))
      .test('late', 'Please choose a day within the next 60 days', (day) => !isTooLate(day))
      .test(
        'closed',
        saysClosed,
        (day) => day === '' || isTooEarly(day) || isTooLate(day) || isOpenOn(day, openDays),
      ),
    description: textRule(messageField),
  });

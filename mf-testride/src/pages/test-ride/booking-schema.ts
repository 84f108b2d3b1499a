import { emailField, fullNameField, messageField, phoneField, productField } from '@site/contract';
import { object, textRule } from '@site/forms';

/** What the visitor types; the rest of the enquiry is fixed or the chosen dealer's. */
export interface BookingValues {
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
  description: '',
};

/** The rules of the booking form (spec §5). */
export const bookingSchema = object({
  name: textRule(fullNameField),
  email: textRule(emailField),
  phone_number: textRule(phoneField),
  enquiried_for_item: textRule(productField),
  description: textRule(messageField),
});

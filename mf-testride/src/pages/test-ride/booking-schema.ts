import { email, fullName, object, optionalText, phone, requiredChoice } from '@site/forms';
import { products } from '../../rules/products';

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

export const bookingSchema = object({
  name: fullName(),
  email: email(),
  phone_number: phone(),
  enquiried_for_item: requiredChoice('Product', products),
  description: optionalText(),
});

import type { Draft, FormDraft } from '@site/forms';
import { type BookingValues, emptyBooking } from './booking-schema';

/** The values of the form, with the model of the link that led here: hidden, and not sent. */
export interface LinkedBooking extends BookingValues {
  model: string;
}

/** What was typed earlier, without a product that was chosen behind a link to another model. */
function fitDraft(draft: Draft, { model }: LinkedBooking): Draft {
  // A draft tells the model of its link only where it is another one than now.
  const { model: another, enquiried_for_item: product, ...typed } = draft;
  const isOfAnotherLink = model !== '' && another !== undefined;
  return product && !isOfAnotherLink ? { ...typed, enquiried_for_item: product } : typed;
}

/** The draft of the booking form. */
export const bookingDraft = {
  name: 'booking',
  fields: [...Object.keys(emptyBooking), 'model'],
  fit: fitDraft,
} satisfies FormDraft<LinkedBooking>;

import type { Dealer } from '@site/contract';

/**
 * A dealer without what only its office card and the calendar file of a booking show: street, e-mail and phone. The
 * page of all dealers carries the rest, so that its document stays small.
 */
export const withoutContact = (dealer: Dealer): Dealer => ({
  ...dealer,
  dn_street: '',
  dn_email: '',
  dn_phone: '',
  assign_to_asm: '',
});

/** Whether a dealer has any of it. */
export const hasContact = ({ dn_street, dn_email, dn_phone }: Dealer): boolean =>
  dn_street !== '' || dn_email !== '' || dn_phone !== '';

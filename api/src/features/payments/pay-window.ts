/**
 * For so many days an unpaid order can be paid at its price. Money that comes later still counts; but nobody is sent to
 * pay a price of last month.
 */
export const PAY_NOW_DAYS = 7;

/**
 * For so many days after an order its money may come: what was authorised on the last day on which it can be paid is
 * taken within three more, and is heard of within another one, since the provider is asked once a day.
 */
export const PAY_WINDOW_DAYS = PAY_NOW_DAYS + 3 + 1;

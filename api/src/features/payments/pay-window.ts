/** An order can be paid for seven days, and what was authorised on the last of them is taken within three more. */
export const PAY_WINDOW_DAYS = 11;

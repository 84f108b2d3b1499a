const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Paise as a price in Indian digits: 14999900 is "₹1,49,999". A negative one has its sign in front. */
export const formatRupees = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${rupees.format(Math.abs(paise) / 100)}`;

/**
 * Indian grouping: the last three digits, then pairs. The first `Intl.NumberFormat` of a page would cost a phone 60 ms and
 * more, because the browser then loads its data on languages (docs/coming-alive.md).
 */
const groupDigits = (whole: number): string => String(whole).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');

/**
 * An amount of money as the site, its documents and its e-mails write it: ₹, Indian grouping, and two digits
 * for paise where there are any: `₹1,29,999`, `₹0.40`, and `−₹10,000` for what is taken off.
 * @param rupees rounded to the paisa
 */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const rest = paise % 100;
  const sign = rupees < 0 && paise > 0 ? '−' : '';
  const digits = rest > 0 ? `.${String(rest).padStart(2, '0')}` : '';
  return `${sign}₹${groupDigits((paise - rest) / 100)}${digits}`;
}

/**
 * The price of a product or a pre-order, which ends in "/-" (spec §2): `₹1,29,999/-`.
 * @param rupees not paise
 */
export const formatPrice = (rupees: number): string => `${formatRupees(rupees)}/-`;

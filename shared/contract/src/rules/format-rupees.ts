const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/**
 * An amount of money as the site, its documents and its e-mails write it: ₹, Indian grouping, and two digits
 * for paise where there are any: `₹1,29,999`, `₹0.40`, and `−₹10,000` for what is taken off.
 * @param rupees rounded to the paisa
 */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const digits = (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
  return `${rupees < 0 && paise > 0 ? '−' : ''}₹${digits}`;
}

/**
 * The price of a product or a pre-order, which ends in "/-" (spec §2): `₹1,29,999/-`.
 * @param rupees not paise
 */
export function formatPrice(rupees: number): string {
  return `${formatRupees(rupees)}/-`;
}

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/**
 * A price as the site writes it: `formatPrice(129999)` is `₹1,29,999/-` (spec §2).
 * @param amount rupees, not paise.
 */
export function formatPrice(amount: number): string {
  return `₹${rupees.format(amount)}/-`;
}

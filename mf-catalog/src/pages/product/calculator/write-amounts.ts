import { formatRupees } from '@site/ui';

/** Rupees to the rupee: "₹1,234". */
export function writeRupees(amount: number): string {
  return formatRupees(Math.round(amount));
}

/**
 * How long a charge lasts, to a tenth of a day: number and unit apart.
 * @param days below 1,000, since they are not grouped
 */
export function writeDays(days: number): { value: string; unit: string } {
  const tenths = Math.round(days * 10) / 10;
  return { value: String(tenths), unit: tenths === 1 ? 'day' : 'days' };
}

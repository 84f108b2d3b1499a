import { formatRupees } from '@site/ui';

/** Rupees to the rupee: "₹1,234". */
export function writeRupees(amount: number): string {
  return formatRupees(Math.round(amount));
}

/** How long a charge lasts, to a tenth of a day: number and unit apart. @param days below 1,000 */
export function writeDays(days: number): { value: string; unit: string } {
  return { value: String(Math.round(days * 10) / 10), unit: days === 1 ? 'day' : 'days' };
}

import { formatRupees } from '@site/ui';

const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Rupees to the rupee: "₹1,234". */
export function writeRupees(amount: number): string {
  return formatRupees(Math.round(amount));
}

/** How long a charge lasts: number and unit apart. */
export function writeDays(days: number): { value: string; unit: string } {
  return { value: oneDigit.format(days), unit: days === 1 ? 'day' : 'days' };
}

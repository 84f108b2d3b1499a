const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Rupees to the rupee: "₹1,234". */
export function writeRupees(amount: number): string {
  return `₹${whole.format(amount)}`;
}

/** Rupees and paise of small amounts: "₹0.40". */
export function writePaise(amount: number): string {
  return `₹${amount.toFixed(2)}`;
}

/** How long a charge lasts: number and unit apart. */
export function writeDays(days: number): { value: string; unit: string } {
  return { value: oneDigit.format(days), unit: days === 1 ? 'day' : 'days' };
}

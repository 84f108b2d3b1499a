/**
 * What a loan of equal monthly payments costs a month, in whole rupees: arithmetic, no offer of credit.
 * @param principal what is borrowed, in rupees
 * @param yearlyPercent interest a year; 0 divides evenly
 * @param months number of payments, at least 1
 */
export function resolveMonthlyPayment(
  principal: number,
  yearlyPercent: number,
  months: number,
): number {
  if (principal <= 0) return 0;
  const rate = yearlyPercent / 12 / 100;
  if (rate === 0) return Math.round(principal / months);
  return Math.round((principal * rate) / (1 - (1 + rate) ** -months));
}

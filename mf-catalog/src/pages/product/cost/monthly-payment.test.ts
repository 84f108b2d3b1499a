import { resolveMonthlyPayment } from './monthly-payment';

it('a monthly payment is an even share without interest', () => {
  expect(resolveMonthlyPayment(1_20_000, 0, 24)).toBe(5_000);
});

it('a monthly payment pays a loan off with its interest', () => {
  const payment = resolveMonthlyPayment(1_00_000, 12, 12);
  expect(payment).toBe(8_885);
  let left = 1_00_000;
  for (let month = 0; month < 12; month += 1) left = left * 1.01 - payment;
  expect(Math.abs(left)).toBeLessThan(12);
});

it('a monthly payment is nothing when all was paid at once', () => {
  expect(resolveMonthlyPayment(0, 12, 12)).toBe(0);
});

it('a monthly payment is nothing when more was paid at once than the bike costs', () => {
  expect(resolveMonthlyPayment(-5_000, 12, 12)).toBe(0);
});

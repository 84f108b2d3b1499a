import { formatPrice, formatRupees } from './format-rupees';

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [129999, '₹1,29,999'],
  [12345678, '₹1,23,45,678'],
  [0.4, '₹0.40'],
  [0.05, '₹0.05'],
  [1499.5, '₹1,499.50'],
  // A sum of fractions, as a calculation leaves it.
  [0.1 + 0.2, '₹0.30'],
  [-10000, '−₹10,000'],
  [-0.001, '₹0'],
])('%d rupees are written as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

it('a price ends in "/-", whatever its sign', () => {
  expect(formatPrice(129999)).toBe('₹1,29,999/-');
  expect(formatPrice(-10000)).toBe('−₹10,000/-');
});

it('digits are grouped as the language data of the system say it for India', () => {
  const expected = new Intl.NumberFormat('en-IN');
  for (let digits = 1; digits <= 12; digits += 1) {
    for (const rupees of [10 ** (digits - 1), 10 ** digits - 1, 123456789012 % 10 ** digits]) {
      expect(formatRupees(rupees)).toBe(`₹${expected.format(rupees)}`);
    }
  }
});

import { requirementKey } from './requirement-input';

it.each([
  ['Investment Capacity', 'investment_capacity'],
  ['Current Business (if any)', 'current_business_if_any'],
  ['Shop (sq. ft.)', 'shop_sq_ft'],
  ['Pre-owned_bikes', 'pre-owned_bikes'],
  ['क्षेत्र Area', '_area'],
])('makes the key of %j', (label, key) => {
  expect(requirementKey(label)).toBe(key);
});

import { keyRequirements, requirementKey } from './requirement-input';

it.each([
  ['Investment Capacity', 'investment_capacity'],
  ['Current Business (if any)', 'current_business_if_any'],
  ['Shop (sq. ft.)', 'shop_sq_ft'],
  ['Pre-owned_bikes', 'pre-owned_bikes'],
  ['क्षेत्र Area', '_area'],
])('the key of the label %j is "%s"', (label, key) => {
  expect(requirementKey(label)).toBe(key);
});

it('each extra field has a key of its own, in the order of the list', () => {
  const labels = ['City', 'Shop!', 'Shop', 'Shop_2', 'क्षेत्र', 'नगर'];
  const inputs = labels.map((dsri_label_name) => ({
    dsri_label_name,
    dsri_input_type: 'input' as const,
    dsri_required: '1' as const,
    options: [],
  }));
  expect(keyRequirements(inputs).map(({ key }) => key)).toEqual([
    'city',
    'shop',
    'shop_2',
    'shop_2_2',
    'field',
    'field_2',
  ]);
});

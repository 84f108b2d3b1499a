import type { RequirementInput } from '@site/contract';
import { checkRequirements } from '../../features/dealers/check-requirements';
import { requirementRows } from './seed-rows';

const input = (dsri_label_name: string): RequirementInput => ({
  dsri_label_name,
  dsri_input_type: 'input',
  dsri_required: '1',
  options: [],
});

it('extra fields whose labels leave the same key, or none, are rows of their own, by the keys that the form sends', () => {
  const inputs = ['निवेश', 'शोरूम', 'Trade (years)', 'Trade years'].map(input);
  const keys = requirementRows(inputs).map(({ key }) => key);
  expect(keys).toEqual(['field', 'field_2', 'trade_years', 'trade_years_2']);
  const sent = Object.fromEntries(keys.map((key) => [key, 'ten lakh rupees']));
  expect(checkRequirements(JSON.stringify(sent), inputs)).toEqual(sent);
});

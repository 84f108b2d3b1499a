import type { RequirementInput } from '@site/contract';
import { HttpError } from '../../platform/http/http-error';
import { checkRequirements } from './check-requirements';

const inputs: RequirementInput[] = [
  {
    dsri_label_name: 'Investment Capacity',
    dsri_input_type: 'select',
    dsri_required: '1',
    options: ['Owned', 'Leased'],
  },
  { dsri_label_name: 'Shop (sq. ft.)', dsri_input_type: 'input', dsri_required: '1', options: [] },
  { dsri_label_name: 'Remarks', dsri_input_type: 'input', dsri_required: '0', options: [] },
];

function errorsOf(json: string): unknown {
  try {
    checkRequirements(json, inputs);
  } catch (error) {
    return (error as HttpError).errors;
  }
  return undefined;
}

it("the check of a dealer's requirements keeps the values of known keys and drops the others", () => {
  const json = JSON.stringify({
    investment_capacity: 'Owned',
    shop_sq_ft: '1200',
    remarks: '',
    __proto__: 'x',
    admin: 'yes',
  });
  expect(checkRequirements(json, inputs)).toEqual({
    investment_capacity: 'Owned',
    shop_sq_ft: '1200',
  });
});

it("the check of a dealer's requirements names what is missing", () => {
  expect(errorsOf('')).toEqual({
    'requirements.investment_capacity': 'Please select valid Investment Capacity',
    'requirements.shop_sq_ft': 'Shop (sq. ft.) is required',
  });
});

it("the check of a dealer's requirements tells an extra field from a fixed one of the same name", () => {
  const city: RequirementInput[] = [
    { dsri_label_name: 'City', dsri_input_type: 'input', dsri_required: '1', options: [] },
    { dsri_label_name: 'City', dsri_input_type: 'input', dsri_required: '0', options: [] },
  ];
  expect(checkRequirements('{"city":"Pune","city_2":"Goa"}', city)).toEqual({
    city: 'Pune',
    city_2: 'Goa',
  });
  expect(() => checkRequirements('{"city":""}', city)).toThrow('City is required');
});

it("the check of a dealer's requirements wants an option of a select and three characters of a required input", () => {
  expect(errorsOf('{"investment_capacity":"Rented","shop_sq_ft":"12"}')).toEqual({
    'requirements.investment_capacity': 'Please select valid Investment Capacity',
    'requirements.shop_sq_ft': 'Shop (sq. ft.) must be at least 3 characters',
  });
});

it.each(['{', '[]', '"text"', 'null', '12'])(
  "the check of a dealer's requirements refuses %j, which is no JSON object",
  (json) => {
    expect(errorsOf(json)).toEqual({ requirements: 'Invalid requirement found from server.' });
  },
);

it("the check of a dealer's requirements does not take inherited names for given ones", () => {
  const odd: RequirementInput[] = [
    { dsri_label_name: 'constructor', dsri_input_type: 'input', dsri_required: '1', options: [] },
  ];
  expect(() => checkRequirements('{}', odd)).toThrow(HttpError);
});

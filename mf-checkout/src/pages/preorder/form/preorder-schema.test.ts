import { filledPreorder } from '../../../testing/sample-values';
import { preorderSchema } from './preorder-schema';
import type { PreorderValues } from './preorder-values';

const check = (change: Partial<Record<keyof PreorderValues, unknown>>) =>
  preorderSchema.validate({ ...filledPreorder(), ...change }, { abortEarly: false }).then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  );

/** Every field of spec §5 with its label. */
const required: readonly [keyof PreorderValues, string][] = [
  ['campaign_source', 'Campaign Source'],
  ['category', 'Category'],
  ['description', 'Description'],
  ['enquiried_for_item', 'Enquiried Item'],
  ['plan_of_action', 'Plan of Action'],
  ['billing_country', 'Billing Country'],
  ['billing_state', 'Billing State'],
  ['billing_district', 'Billing District'],
  ['billing_city', 'Billing City'],
  ['billing_area', 'Billing Area'],
  ['items_list', 'Items List'],
];
const shipping: readonly [keyof PreorderValues, string][] = [
  ['shipping_state', 'Shipping State'],
  ['shipping_district', 'Shipping District'],
  ['shipping_city', 'Shipping City'],
  ['shipping_area', 'Shipping Area'],
];
const own = {
  shipping_same: false,
  shipping_state: 'Goa',
  shipping_district: 'North Goa',
  shipping_city: 'Mapusa',
  shipping_area: 'Market Road',
  shipping_pincode: '403507',
};

describe('the rules of the pre-order form', () => {
  it('take a filled form, with and without a shipping address of its own', async () => {
    expect(await check({})).toEqual([]);
    expect(await check(own)).toEqual([]);
  });

  it.each([...required, ['shipping_country', 'Shipping Country'] as const])(
    'want %s, in three characters or more',
    async (name, label) => {
      expect(await check({ [name]: '' })).toContain(`${label} is required`);
      expect(await check({ [name]: 'ab' })).toEqual([`${label} must be at least 3 characters`]);
    },
  );

  it.each(shipping)('want %s only with a shipping address of its own', async (name, label) => {
    expect(await check({ ...own, [name]: '' })).toContain(`${label} is required`);
    expect(await check({ ...own, [name]: 'ab' })).toEqual([
      `${label} must be at least 3 characters`,
    ]);
    expect(await check({ ...own, shipping_same: true, [name]: '' })).toEqual([]);
  });

  it.each([
    ['billing_pincode', 'Billing Pincode'],
    ['shipping_pincode', 'Shipping Pincode'],
  ] as const)('want six digits of %s', async (name, label) => {
    expect(await check({ ...own, [name]: '' })).toContain(`${label} is required`);
    expect(await check({ ...own, [name]: '5000' })).toEqual([`${label} must be exactly 6 digits`]);
  });

  it('want name, e-mail and phone number in the words of the spec', async () => {
    expect(await check({ full_name: '' })).toContain('Full Name is required');
    expect(await check({ full_name: 'Al' })).toEqual(['Name must be at least 3 characters']);
    expect(await check({ email: '' })).toContain('Email is required');
    expect(await check({ email: 'asha@' })).toEqual(['Invalid email entered']);
    expect(await check({ phone_number: '' })).toContain('Phone number is required');
    expect(await check({ phone_number: '98765' })).toEqual(['Number must be exactly 10 digits']);
    expect(await check({ phone_number: '98765432ab' })).toEqual([
      'Phone number should be 10 digits',
    ]);
  });

  it('want two characters of the order type, and no code', async () => {
    expect(await check({ order_type: '' })).toContain('Order Type is required');
    expect(await check({ order_type: 'p' })).toEqual(['Order Type must be at least 2 characters']);
    expect(await check({ coupon_code: '' })).toEqual([]);
  });
});

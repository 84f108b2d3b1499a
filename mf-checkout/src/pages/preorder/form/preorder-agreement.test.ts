import { orderCreateSchema } from '@site/contract/requests';
import { disagreements } from '@site/testing/field-agreement';
import { preorderSchema } from './preorder-schema';

it('the pre-order form judges every field that the order carries as the API does', () => {
  const address = (kind: string, short: string) =>
    Object.fromEntries([
      ...['country', 'state', 'district', 'city', 'pincode'].map((part) => [
        `${kind}_${part}`,
        `${short}_${part}`,
      ]),
      [`${kind}_area`, `${short}_street_1`],
    ]);
  const names = {
    full_name: 'customer_full_name',
    email: 'customer_email',
    phone_number: 'customer_phone_number',
    campaign_source: 'source',
    items_list: 'items_list',
    order_type: 'order_type',
    coupon_code: 'coupon_code',
    ...address('billing', 'bill'),
    shipping_country: 'ship_country',
  };
  expect(disagreements(preorderSchema, orderCreateSchema.shape, names)).toEqual([]);
});

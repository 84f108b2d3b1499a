import { orderCreateSchema } from '@site/contract/requests';
import { sampleItem } from '../../../testing/sample-products';
import { filledPreorder } from '../../../testing/sample-values';
import { buildOrder } from './build-order';
import { mapOrderErrors } from './map-order-errors';
import { emptyPreorder, type PreorderValues } from './preorder-values';

const shipped = {
  shipping_same: false,
  shipping_state: 'Goa',
  shipping_district: 'North Goa',
  shipping_city: 'Mapusa',
  shipping_area: 'Market Road',
  shipping_pincode: '403507',
};

describe('the order request', () => {
  it('copies the billing address while shipping is the same, and fits the contract', () => {
    const order = buildOrder(filledPreorder());

    expect(orderCreateSchema.parse(order)).toEqual(order);
    expect(order).toEqual({
      customer_full_name: 'Asha Rao',
      customer_phone_number: '9876543210',
      customer_email: 'asha@vayu.example',
      bill_street_1: 'Lake Road',
      bill_city: 'Hyderabad',
      bill_district: 'Hyderabad',
      bill_state: 'Telangana',
      bill_pincode: '500001',
      bill_country: 'India',
      ship_street_1: 'Lake Road',
      ship_city: 'Hyderabad',
      ship_district: 'Hyderabad',
      ship_state: 'Telangana',
      ship_pincode: '500001',
      ship_country: 'India',
      items_list: 'vayu_marut-gt-graphite-1',
      order_delivery_type: 'transport',
      source: 'website',
      order_type: 'preorder',
      transaction_vendor: 'Razorpay',
    });
  });

  it('sends the shipping address of its own', () => {
    expect(buildOrder({ ...filledPreorder(), ...shipped })).toMatchObject({
      bill_state: 'Telangana',
      ship_street_1: 'Market Road',
      ship_city: 'Mapusa',
      ship_district: 'North Goa',
      ship_state: 'Goa',
      ship_pincode: '403507',
    });
  });

  it('sends an offer code without the spaces around it, and no amount at all', () => {
    const order = buildOrder({ ...filledPreorder(), coupon_code: ' WINDFALL ' });
    expect(order.coupon_code).toBe('WINDFALL');
    expect(Object.keys(order).filter((name) => /amount|price/.test(name))).toEqual([]);
  });

  it('starts as a pre-order of the website, campaign 335, shipping as billing', () => {
    expect(emptyPreorder(sampleItem(), 'WINDFALL')).toMatchObject({
      campaign_source: 'website',
      campaign_id: '335',
      category: 'Order enquiry',
      enquiried_for_item: 'Vayu Marut GT',
      order_type: 'preorder',
      shipping_same: true,
      billing_country: 'India',
      items_list: 'vayu_marut-gt-graphite-1',
      coupon_code: 'WINDFALL',
    });
  });
});

/** "Order request" of spec §3, field by field: where each value comes from in the form. */
const ORDER_REQUEST = {
  customer_full_name: 'full_name',
  customer_phone_number: 'phone_number',
  customer_email: 'email',
  bill_street_1: 'billing_area',
  bill_city: 'billing_city',
  bill_district: 'billing_district',
  bill_state: 'billing_state',
  bill_pincode: 'billing_pincode',
  bill_country: 'billing_country',
  ship_street_1: 'shipping_area',
  ship_city: 'shipping_city',
  ship_district: 'shipping_district',
  ship_state: 'shipping_state',
  ship_pincode: 'shipping_pincode',
  ship_country: 'shipping_country',
  items_list: 'items_list',
  coupon_code: 'coupon_code',
  source: 'campaign_source',
  order_type: 'order_type',
} as const satisfies Record<string, keyof PreorderValues>;
const FIXED = { order_delivery_type: 'transport', transaction_vendor: 'Razorpay' };

describe("the specification's order request", () => {
  it('is the request of the contract, no field more and none less', () => {
    const listed = [...Object.keys(ORDER_REQUEST), ...Object.keys(FIXED)];
    expect(Object.keys(orderCreateSchema.shape).sort()).toEqual(listed.sort());
  });

  it('takes each field from the form, and two that are always the same', () => {
    const values = { ...filledPreorder(), ...shipped, order_type: 'order', coupon_code: 'APEX7' };
    const expected = Object.entries(ORDER_REQUEST).map(([name, from]) => [name, values[from]]);
    expect(buildOrder(values as PreorderValues)).toEqual({
      ...Object.fromEntries(expected),
      ...FIXED,
    });
  });
});

describe("the server's messages", () => {
  const errors = {
    customer_email: 'Invalid email entered',
    bill_pincode: 'Billing Pincode must be exactly 6 digits',
    ship_pincode: 'Shipping Pincode must be exactly 6 digits',
    ship_street_1: 'Shipping Area is required',
    coupon_code: 'This offer has ended.',
  };

  it('land on the fields of the form', () => {
    expect(mapOrderErrors(errors, false)).toEqual({
      email: 'Invalid email entered',
      billing_pincode: 'Billing Pincode must be exactly 6 digits',
      shipping_pincode: 'Shipping Pincode must be exactly 6 digits',
      shipping_area: 'Shipping Area is required',
      coupon_code: 'This offer has ended.',
    });
  });

  it('land on the billing fields while shipping has none of its own', () => {
    expect(mapOrderErrors(errors, true)).toEqual({
      email: 'Invalid email entered',
      billing_pincode: 'Billing Pincode must be exactly 6 digits',
      billing_area: 'Shipping Area is required',
      coupon_code: 'This offer has ended.',
    });
  });
});

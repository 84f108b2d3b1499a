import {
  listOffers,
  listPricedProducts,
  listProducts,
  type PricedProduct,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, get } from '../../testing/forms';
import { placeOrder } from '../../testing/orders';
import { pay, reportSuccess } from '../../testing/payments';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PRODUCTS = ['data', 'response_data', 'products_list'];

async function read(
  itemKey: string,
  options: { code?: string; state?: string; phone?: string; token?: string } = {},
) {
  const { code: couponCode, state, phone: phoneNumber, token } = options;
  const params = pricedProductsParams({ itemKey, couponCode, state, phoneNumber });
  const answer = await get(
    api.app,
    callAddress(listPricedProducts, params),
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
  return { ...answer, products: (at(answer.body, PRODUCTS) ?? []) as PricedProduct[] };
}

const firstItem = (products: readonly PricedProduct[]) => products[0]?.variants[0]?.items[0];

describe('priced products', () => {
  it('are one product while the state is not known, with the asked variant first', async () => {
    const { status, products } = await read('vayu_marut-tour');
    expect(status).toBe(200);
    expect(products).toHaveLength(1);
    expect(products[0]?.variants.map(({ variant }) => variant)).toEqual([
      'Tour',
      'GT',
      'Sport',
      'Cargo',
    ]);
  });

  it('put an asked colour first', async () => {
    const { products } = await read('vayu_marut-sport-black');
    expect(firstItem(products)?.item_key).toBe('vayu_marut-sport-black');
  });

  it('price the first model: Rs 999 to pre-book, plus 3 % platform fee', async () => {
    const item = firstItem((await read('vayu_one-0')).products);
    expect(item).toMatchObject({
      title: 'Vayu One',
      variant: '0',
      preorder_amount: 999,
      final_preorder_amount: 1028,
      actual_amount: 149_999,
      amount: 143_999,
      discount_status: true,
      discount_details: { discount_code: 'CITYSTART' },
      charges: [{ charge_type: 'Platform fee', charge_percentage: 3, charge_amount: 4_319 }],
      final_amount: 148_318,
    });
  });

  it('are exactly one product in a state of one centre, with the charges there', async () => {
    for (const state of ['Telangana', 'telangana', 'TG']) {
      const { products } = await read('vayu_marut-gt-graphite', { state });
      expect(products).toHaveLength(1);
      const item = firstItem(products);
      expect(item?.charges.map(({ charge_type }) => charge_type)).toEqual([
        'Platform fee',
        'Registration and handling',
        'Insurance, first year',
      ]);
      const lines = item?.charges.reduce((sum, { charge_amount }) => sum + charge_amount, 0);
      expect(item?.final_amount).toBe((item?.amount ?? 0) + (lines ?? 0));
    }
  });

  it.each(['marut_motor-0-standard', 'marut_battery-0-standard'])(
    'add the platform fee alone to %s: parts are neither registered nor insured',
    async (part) => {
      const { products } = await read(part, { state: 'Karnataka' });
      expect(products).toHaveLength(1);
      const item = firstItem(products);
      const fee = Math.floor((item?.amount ?? 0) * 0.03);
      expect(item?.charges).toEqual([
        { charge_type: 'Platform fee', charge_percentage: 3, charge_amount: fee },
      ]);
      expect(item?.final_amount).toBe((item?.amount ?? 0) + fee);
    },
  );

  it('are two products in a state between two centres, and none where nobody delivers', async () => {
    expect((await read('vayu_one-0', { state: 'Madhya Pradesh' })).products).toHaveLength(2);
    expect((await read('vayu_one-0', { state: 'Lakshadweep' })).products).toHaveLength(0);
  });

  it('leave out what the only centre does not deliver', async () => {
    const gt = await read('vayu_marut-gt', { state: 'Assam' });
    expect(gt.products[0]?.variants.map(({ variant }) => variant)).not.toContain('Cargo');
    expect((await read('vayu_marut-cargo', { state: 'Assam' })).products).toHaveLength(0);
  });

  it('apply a code to the items it is for, and not to others', async () => {
    const { products } = await read('vayu_marut-sport', { code: 'apex7' });
    expect(firstItem(products)).toMatchObject({
      actual_amount: 204_999,
      amount: 190_650,
      discount_details: { discount_code: 'APEX7' },
    });
    const gt = products[0]?.variants.find(({ variant }) => variant === 'GT')?.items[0];
    expect(gt?.discount_details.discount_code).toBe('WINDFALL');
    const tour = products[0]?.variants.find(({ variant }) => variant === 'Tour')?.items[0];
    expect(tour).toMatchObject({ discount_status: false, discount_details: { discount_code: '' } });
  });

  it.each(['LAUNCH25', 'NOSUCHCODE'])('fall back to the standing offer for %s', async (code) => {
    const { products } = await read('vayu_marut-gt', { code });
    expect(firstItem(products)?.discount_details.discount_code).toBe('WINDFALL');
  });

  it('are 404 for an unknown item or state, with the message of the spec', async () => {
    const unknown = await read('vayu_two-0');
    expect(unknown.status).toBe(404);
    expect(unknown.body.message).toBe('Selected product details not found, please try again.');
    expect((await read('vayu_one-0', { state: 'Atlantis' })).status).toBe(404);
  });

  it('are the same for an item with spaces around it, also for two who ask at the same time', async () => {
    const key = 'vayu_one-0-red';
    const padded = callAddress(
      listPricedProducts,
      pricedProductsParams({ itemKey: ` ${key.toUpperCase()} ` }),
    );
    const [spaced, plain] = await Promise.all([get(api.app, padded), read(key)]);
    expect([spaced.status, plain.status]).toEqual([200, 200]);
    expect(spaced.body).toEqual(plain.body);
  });
});

describe('offers', () => {
  it('list the running, listed coupons with the item codes they are for', async () => {
    const answer = await get(api.app, callAddress(listOffers));
    const offers = at(answer.body, ['data', 'response_data', 'coupon_offer_codes']) as {
      aid_code: string;
      aid_for_items: string;
    }[];
    const codes = offers.map(({ aid_code }) => aid_code);
    expect(codes).toEqual(['CITYSTART', 'WINDFALL', 'APEX7', 'LONGWAY12', 'WORKDAY5', 'POWERPAIR']);
    expect(offers[1]?.aid_for_items).toBe(
      'vayu_marut-gt-red,vayu_marut-gt-graphite,vayu_marut-gt-green',
    );
  });

  it('say which of them are in the prices already', async () => {
    const answer = await get(api.app, callAddress(listOffers));
    const offers = at(answer.body, ['data', 'response_data', 'coupon_offer_codes']) as {
      aid_code: string;
      aid_in_price?: boolean;
    }[];
    const inPrice = offers.filter(({ aid_in_price }) => aid_in_price);
    expect(inPrice.map(({ aid_code }) => aid_code)).toEqual(['CITYSTART', 'WINDFALL']);
  });

  it('carry the price of their first item without and with the offer', async () => {
    const answer = await get(api.app, callAddress(listOffers));
    const offers = at(answer.body, ['data', 'response_data', 'coupon_offer_codes']) as {
      aid_code: string;
      aid_prices: unknown;
    }[];
    expect(offers.find(({ aid_code }) => aid_code === 'APEX7')?.aid_prices).toEqual({
      aid_item_actual_price: 204_999,
      aid_item_discount_price: 190_650,
    });
  });

  it('show the same prices in the products list', async () => {
    const answer = await get(api.app, callAddress(listProducts, { id: 'vayu_one' }));
    const [[first]] = at(answer.body, PRODUCTS) as [[{ coupon_details: unknown }]];
    expect(first.coupon_details).toEqual({
      aid_item_actual_price: 149_999,
      aid_item_discount_price: 143_999,
    });
  });
});

it('a once-per-phone code is shown to who verified the phone until an order of the phone is paid with it', async () => {
  const code = 'FIRSTRIDE';
  const phone = '0000054321';
  const token = tokenOf(api, phone);
  const shownTo = async (caller: { token?: string }) =>
    firstItem((await read('vayu_one-0', { code, phone, ...caller })).products)?.discount_details
      .discount_code;
  const order = await placeOrder(api, { customer_phone_number: phone, coupon_code: code });
  expect(await shownTo({ token })).toBe(code);
  await reportSuccess(api, pay(api, order));
  expect(await shownTo({ token })).toBe('CITYSTART');
  // A stranger learns nothing about the phone, not even with a token of another one.
  expect(await shownTo({})).toBe(code);
  expect(await shownTo({ token: tokenOf(api, '0000054322') })).toBe(code);
});

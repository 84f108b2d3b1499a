import * as contract from '@site/contract';
import { setAnswerKeeper } from '@site/shell';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { ApiError } from './api-error';
import { defineRead } from './define-read';

const listDealers = defineRead(contract.listDealers);
const listProducts = defineRead(contract.listProducts);
const listPricedProducts = defineRead(contract.listPricedProducts);
const readPopupOffers = defineRead(contract.readPopupOffers);
const readOrderHistory = defineRead(contract.readOrderHistory);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const image = { src: '/img', width: 16, height: 10, widths: [480], blur: '', alt: 'Marut GT' };
const item = {
  ai_title: 'Vayu One',
  ai_variant: '0',
  ai_images: [image],
  ai_amount: 129_000,
  ai_preorder_amount: 999,
  coupon_status: null,
  coupon_details: null,
};
const GROUPS = callOf(contract.listProducts, { id: 'vayu_one' });

describe('a read of the contract', () => {
  it("takes the answer at the call's own path and address", async () => {
    const api = fakeApi({ [GROUPS]: answerOf(contract.listProducts, [[item]]) });
    const groups = await listProducts.read({ id: 'vayu_one' }).fetch();
    expect(groups[0]?.[0]?.ai_amount).toBe(129_000);
    expect(api.calls.map(({ path }) => path)).toEqual([
      '/api/v2/ev/website/products/list/vayu_one',
    ]);
  });

  it('asks the API only for what the keeper of a render worker does not have', async () => {
    const api = fakeApi({ [GROUPS]: answerOf(contract.listProducts, [[item]]) });
    const kept = new Map<string, unknown>();
    setAnswerKeeper({
      get: (call, key) => (call === contract.listProducts ? kept.get(key) : undefined),
      set: (_call, key, answer) => kept.set(key, answer),
    });
    try {
      const first = await listProducts.read({ id: 'vayu_one' }).fetch();
      expect(await listProducts.read({ id: 'vayu_one' }).fetch()).toBe(first);
      expect(api.calls).toHaveLength(1);
      await expect(listProducts.read({ id: 'vayu_marut' }).fetch()).rejects.toThrow();
      expect([...kept.keys()]).toEqual(['listProducts/vayu_one']);
    } finally {
      setAnswerKeeper(undefined);
    }
  });

  it('reads a static file the same way', async () => {
    const offers = [{ offer_image: image, offer_title: 'Monsoon' }];
    fakeApi({ [callOf(contract.readPopupOffers)]: answerOf(contract.readPopupOffers, offers) });
    await expect(readPopupOffers.read().fetch()).resolves.toEqual(offers);
  });

  it('refuses a price that is not a whole number of rupees', async () => {
    const groups = [[{ ...item, ai_amount: 1.5 }]];
    fakeApi({ [GROUPS]: answerOf(contract.listProducts, groups) });
    await expect(listProducts.read({ id: 'vayu_one' }).fetch()).rejects.toMatchObject({
      kind: 'body',
    });
  });

  it('refuses an answer without anything at its path', async () => {
    fakeApi({ [GROUPS]: { body: { status: 200, products_list: [[item]] } } });
    await expect(listProducts.read({ id: 'vayu_one' }).fetch()).rejects.toMatchObject({
      kind: 'body',
    });
  });

  it('fails as an http error when there is none, and never says the filled address', async () => {
    fakeApi();
    const failure = await readOrderHistory
      .read({ id: '9876543210' })
      .fetch()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'http', status: 404 });
    expect(String(failure)).toContain('details/:id');
    expect(String(failure)).not.toContain('9876543210');
  });

  it('has a key of its name and its parameters, whatever their order', () => {
    expect(readPopupOffers.read().key).toBe('readPopupOffers');
    expect(listDealers.read({ id: 'Tamil Nadu' }).key).toBe('listDealers/Tamil%20Nadu');
    const query = {
      state: 'state',
      itemKey: 'vayu_one',
      phoneNumber: 'phonenumber',
      couponCode: 'X',
    };
    expect(listPricedProducts.read(query).key).toBe(
      'listPricedProducts/vayu_one/X/state/phonenumber',
    );
  });

  it("knows its parameters from the call's path", () => {
    // @ts-expect-error -- the path has `:id`
    listDealers.read({ state: 'Telangana' });
    // @ts-expect-error -- `:id` is missing
    listDealers.read();
    // @ts-expect-error -- the path has no parameter
    readPopupOffers.read({ id: 'x' });
  });
});

import {
  listPricedProducts,
  listProducts,
  type PricedProduct,
  type Product,
  pricedProductsParams,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { salesOrder } from '../../platform/db/schema/all';
import { checkSeeds } from '../../platform/seed/check-seeds';
import { at, get } from '../../testing/forms';
import { readState } from '../../testing/order-states';
import { placeOrder } from '../../testing/orders';
import { loadChangedSeeds, renameMarut, withFormerSlug } from '../../testing/renamed-product';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => loadChangedSeeds(api, renameMarut));
afterAll(() => api.close());

const LIST = ['data', 'response_data', 'products_list'];

async function listed(id: string) {
  const { status, body } = await get(api.app, callAddress(listProducts, { id }));
  const groups = (at(body, LIST) ?? []) as Product[][];
  return { status, groups, items: groups.flat() };
}

async function priced(itemKey: string, state?: string) {
  const params = pricedProductsParams({ itemKey, state });
  const { status, body } = await get(api.app, callAddress(listPricedProducts, params));
  const [product] = (at(body, LIST) ?? []) as PricedProduct[];
  return { status, product, first: product?.variants[0]?.items[0] };
}

describe('a product that was renamed', () => {
  it('is found by its former slug, under the name of today, and each item says the slug of today', async () => {
    const { status, groups, items } = await listed('VAYU_MARUT');
    expect(status).toBe(200);
    expect(groups).toHaveLength(4);
    expect(new Set(items.map(({ ai_title }) => ai_title))).toEqual(new Set(['Vayu Breeze']));
    expect(new Set(items.map((item) => item.ai_present_slug))).toEqual(new Set(['vayu_breeze']));
    expect(items[0]?.ai_item_key).toBe('vayu_breeze-gt-graphite');
  });

  it('is found by a former key of a model and of a colour', async () => {
    const keys = async (id: string) => (await listed(id)).items.map((item) => item.ai_item_key);
    expect(await keys('vayu_marut-sport')).toEqual(await keys('vayu_breeze-sport'));
    expect(await keys('vayu_marut-gt-red')).toEqual(['vayu_breeze-gt-red']);
    expect((await listed('vayu_marut-moon')).status).toBe(404);
  });

  it.each(['vayu_breeze', 'all'])(
    'says nothing of a present slug to who asks for %s',
    async (id) => {
      const { items } = await listed(id);
      expect(items.every((item) => !('ai_present_slug' in item))).toBe(true);
    },
  );

  it('has its prices under a former key, with the model and colour asked for first', async () => {
    const { product, first } = await priced('vayu_marut-tour');
    expect(product).toMatchObject({
      title: 'Vayu Breeze',
      former_slugs: ['vayu_marut'],
      present_slug: 'vayu_breeze',
    });
    expect(first?.variant).toBe('Tour');
    expect((await priced('vayu_marut-gt-red')).first?.colour).toBe('Red');
  });

  it('has the keys that it was asked for by, so that a page which was open finds its item in another state', async () => {
    const { first } = await priced('vayu_marut-gt-red', 'Telangana');
    const today = await priced('vayu_breeze-gt-red', 'Telangana');
    expect(first).toEqual({ ...today.first, item_key: 'vayu_marut-gt-red' });
    expect(today.first?.item_key).toBe('vayu_breeze-gt-red');
    expect(today.product?.former_slugs).toEqual(['vayu_marut']);
    expect(today.product).not.toHaveProperty('present_slug');
    // An offer is for the key of today, and counts all the same.
    expect(first?.discount_status).toBe(true);
  });

  it('is ordered by a page that was opened before, at the same price, under its key of today', async () => {
    const old = await placeOrder(api, { items_list: 'vayu_marut-gt-red-1' });
    const today = await placeOrder(api, { items_list: 'vayu_breeze-gt-red-1' });
    expect(old).toMatchObject({ status: 200, amount: today.amount });
    const [row] = await api.deps.db
      .select()
      .from(salesOrder)
      .where(eq(salesOrder.itemsList, 'vayu_breeze-gt-red-1'));
    expect(row?.itemKey).toBe('vayu_breeze-gt-red');
    const unknown = await placeOrder(api, { items_list: 'vayu_marut-gt-moon-1' });
    expect(unknown.status).not.toBe(200);
  });
});

it('an order of before a rename can still be paid, and keeps the name that was bought', async () => {
  await loadChangedSeeds(api, (seeds) => seeds);
  const order = await placeOrder(api, { items_list: 'vayu_marut-gt-red-1' });
  const before = await readState(api, order);
  await loadChangedSeeds(api, renameMarut);
  expect(await readState(api, order)).toMatchObject({
    item: { title: 'Vayu Marut', variant: 'GT', colour: 'Red' },
    next: { ...before.next, step: 'pay-now' },
  });
});

it('a rename that is taken back works: the old slug is the present one, and that of in between leads to it', async () => {
  await loadChangedSeeds(api, (seeds) => {
    const back = withFormerSlug(seeds, 'vayu_marut', 'vayu_breeze');
    expect(checkSeeds(back)).toEqual([]);
    return back;
  });
  const { items } = await listed('vayu_marut');
  expect(items[0]?.ai_title).toBe('Vayu Marut');
  expect(items[0]).not.toHaveProperty('ai_present_slug');
  expect((await listed('vayu_breeze')).items[0]).toMatchObject({
    ai_title: 'Vayu Marut',
    ai_present_slug: 'vayu_marut',
  });
  expect((await priced('vayu_breeze-gt')).first?.item_key).toBe('vayu_breeze-gt-graphite');
});

it('a slug that is gone without a word is named in the log, with what to do', async () => {
  const said: string[] = [];
  await loadChangedSeeds(
    api,
    (seeds) => withFormerSlug(renameMarut(seeds), 'vayu_breeze', 'vayu_gale'),
    (line) => said.push(line),
  );
  expect(said).toEqual([
    'Addresses of "vayu_marut" lead to no product any more. Where a product was renamed, put this slug into its "former_slugs" in products.json, and they lead on.',
  ]);
});

it('an API of before former slugs writes and reads products in the same database', async () => {
  const { pool } = api.deps;
  await pool.query(`insert into product (slug, title, position) values ('kite', 'Kite', 9)`);
  const { rows } = await pool.query(`select slug, title from product where slug = 'kite'`);
  expect(rows).toEqual([{ slug: 'kite', title: 'Kite' }]);
});

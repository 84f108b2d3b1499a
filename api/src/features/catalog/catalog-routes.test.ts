import { listProducts, listProductTitles } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { item, variant } from '../../platform/db/schema/all';
import { at, get } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const titles = async () => {
  api.deps.answers.drop();
  const { body } = await get(api.app, callAddress(listProductTitles));
  return at(body, ['data', 'response_data', 'product_titles_list']);
};

describe('product titles', () => {
  it('stand in the order of the menu', async () => {
    expect(await titles()).toEqual(['Vayu One', 'Vayu Marut', 'Marut Motor', 'Marut Battery']);
  });

  it('leave out a product without variants, and one whose variants have no colour: they have no page', async () => {
    await api.deps.db.delete(variant).where(eq(variant.productSlug, 'marut_motor'));
    await api.deps.db.delete(item).where(eq(item.variantKey, 'marut_battery-0'));
    for (const id of ['marut_motor', 'marut_battery'])
      expect((await get(api.app, callAddress(listProducts, { id }))).status).toBe(404);
    expect(await titles()).toEqual(['Vayu One', 'Vayu Marut']);
  });
});

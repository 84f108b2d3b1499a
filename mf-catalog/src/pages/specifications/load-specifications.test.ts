import { listProducts } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { product } from '../../testing/sample-catalog';
import { loadSpecifications } from './load-specifications';

const PATH = '/product/vayu_marut/technical-specifications';

/** The page's head and status when the product list answers so. */
async function load(answer: FakeAnswer) {
  fakeApi({ [callOf(listProducts, { id: 'all' })]: answer });
  return loadSpecifications({
    params: { productId: 'vayu_marut' },
    url: new URL(PATH, 'https://site.test'),
    signal: new AbortController().signal,
  });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('the head of the specifications names the product and the way to it', async () => {
  const { head, status } = await load(answerOf(listProducts, [[product()]]));
  expect(status).toBeUndefined();
  expect(head).toMatchObject({
    title: 'Vayu Marut technical specifications | Vayu',
    canonicalPath: PATH,
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  });
});

it.each([
  ['a list without it', answerOf(listProducts, [])],
  ['404', { status: 404 }],
])(
  'the page of specifications is 404 and kept out of search when the server answers %s',
  async (_case, answer) => {
    const { head, status } = await load(answer);
    expect(status).toBe(404);
    expect(head).toMatchObject({ title: 'Product not found | Vayu', noIndex: true });
  },
);

it('the page of specifications says nothing against the product when the products could not be read', async () => {
  const { head, status, failures } = await load({ status: 503 });
  expect(status).toBe(200);
  expect(failures).toHaveProperty('listProducts/all');
  expect(head.noIndex).toBeUndefined();
  expect(head.title).toBe('Technical specifications | Vayu');
});

it('the specifications of a product that was renamed say its slug of today at an address of before', async () => {
  const groups = [[product({ ai_present_slug: 'vayu_marut' })]];
  fakeApi({
    [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, [[product()]]),
    [callOf(listProducts, { id: 'vayu_gale' })]: answerOf(listProducts, groups),
  });
  const { presentSlug } = await loadSpecifications({
    params: { productId: 'vayu_gale' },
    url: new URL('https://site.test/product/vayu_gale/technical-specifications'),
    signal: new AbortController().signal,
  });
  expect(presentSlug).toBe('vayu_marut');
});

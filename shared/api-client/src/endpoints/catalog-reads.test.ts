import { setRuntimeConfig } from '@site/shell';
import { ApiError } from '../http/api-error';
import { readOffers } from './read-offers';
import { readPopupOffers } from './read-popup-offers';
import { readProducts } from './read-products';

const fetchMock = jest.fn<Promise<Response>, [string | URL | Request, RequestInit?]>();

beforeAll(() => {
  globalThis.fetch = fetchMock;
  setRuntimeConfig({
    siteOrigin: 'https://vayu.example',
    apiOrigin: 'http://api.test',
    app: 'ev',
    trackingId: '',
  });
});
beforeEach(() => fetchMock.mockReset());

function answer(body: unknown, status = 200) {
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

const image = {
  src: '/static/img/gt',
  width: 1600,
  height: 1000,
  widths: [480],
  blur: '',
  alt: 'Marut GT',
};

it('reads the products list out of response_data', async () => {
  const item = {
    ai_title: 'Vayu One',
    ai_variant: '0',
    ai_images: [image],
    ai_amount: 129_000,
    ai_preorder_amount: 999,
    coupon_status: null,
    coupon_details: null,
  };
  answer({ status: 200, message: '', data: { response_data: { products_list: [[item]] } } });
  const groups = await readProducts('vayu_one').fetch();
  expect(groups[0]?.[0]?.ai_amount).toBe(129_000);
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe(
    'http://api.test/api/v2/ev/website/products/list/vayu_one',
  );
});

it('refuses a price that is not a whole number of rupees', async () => {
  const item = { ai_title: 'x', ai_variant: '0', ai_images: [], ai_amount: 1.5 };
  answer({ data: { response_data: { products_list: [[item]] } } });
  await expect(readProducts('x').fetch()).rejects.toMatchObject({ kind: 'body' });
});

it('reads the coupon cards', async () => {
  const offer = { aid_code: 'A', aid_title: 'T', aid_desc: 'D', aid_for_items: 'x-0', title: 'X' };
  answer({ data: { response_data: { coupon_offer_codes: [offer] } } });
  await expect(readOffers().fetch()).resolves.toEqual([offer]);
});

it('reads pop-up offers at data.offers of the static file', async () => {
  answer({ data: { offers: [{ offer_image: image, offer_title: 'Monsoon' }] } });
  await expect(readPopupOffers().fetch()).resolves.toHaveLength(1);
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://api.test/static/json/offers.json');
});

it('fails as an http error when the file is missing', async () => {
  answer({ status: 404, message: 'Not found' }, 404);
  const failure = await readPopupOffers()
    .fetch()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: 'http', status: 404 });
});

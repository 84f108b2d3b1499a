import { requestSchemas } from '../requests';
import { addressOf, templateOf } from './address';
import { endpoints } from './all';
import type { Endpoint } from './endpoint';

const all: Endpoint[] = Object.values(endpoints);

it('each call has its own address', () => {
  const addresses = all.map((endpoint) => `${endpoint.method} ${templateOf(endpoint, 'ev')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('each call has one name', () => {
  expect(all.map(({ name }) => name)).toEqual(Object.keys(endpoints));
});

it('the requests that are described are those of every write and of nothing else', () => {
  const writes = all.filter(({ method }) => method === 'POST').map(({ name }) => name);
  expect(Object.keys(requestSchemas).sort()).toEqual(writes.sort());
});

it('the answers with one data more are two', () => {
  const deeper = all.filter(({ answerPath }) => answerPath[1] === 'data').map(({ path }) => path);
  expect(deeper.sort()).toEqual([
    '/conceptHierarchy/list/:id',
    '/orders/fullpayment/orders/details/:id',
  ]);
});

describe('the address of a call', () => {
  it('has its parameters filled in and encoded', () => {
    expect(addressOf(endpoints.listDealers, 'ev', { id: 'Tamil Nadu/x' })).toBe(
      '/api/v2/ev/dealers/network/open/list/Tamil%20Nadu%2Fx/1/search',
    );
    expect(addressOf(endpoints.readProductPage, 'ev', { slug: 'vayu_one' })).toBe(
      '/static/json/product-vayu_one.json',
    );
  });

  it('has a template that names the parameters and holds no value', () => {
    expect(templateOf(endpoints.readOrderHistory, 'ev')).toBe(
      '/api/v2/ev/orders/fullpayment/orders/details/:id',
    );
  });

  it('knows its parameters from its path, and no others', () => {
    // @ts-expect-error -- the path has `:id`
    addressOf(endpoints.listDealers, 'ev', { state: 'Telangana' });
    // @ts-expect-error -- `:slug` is missing
    addressOf(endpoints.readProductPage, 'ev', {});
    // @ts-expect-error -- the path has no parameter
    addressOf(endpoints.listOffers, 'ev', { id: '1' });
    addressOf(endpoints.listOffers, 'ev', {});
  });
});

import { endpoints } from './all';
import { type Endpoint, servicePath } from './endpoint';

const all: Endpoint[] = Object.values(endpoints);

it('gives each call its own address', () => {
  const addresses = all.map(
    (endpoint) => `${endpoint.method} ${servicePath(endpoint.service, 'ev')}${endpoint.path}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('describes the body of every write and of nothing else', () => {
  for (const endpoint of all) {
    expect([endpoint.path, endpoint.request !== undefined]).toEqual([
      endpoint.path,
      endpoint.method === 'POST',
    ]);
  }
});

it('has two answers with one data more', () => {
  const deeper = all.filter(({ answerPath }) => answerPath[1] === 'data').map(({ path }) => path);
  expect(deeper.sort()).toEqual([
    '/conceptHierarchy/list/:id',
    '/orders/fullpayment/orders/details/:id',
  ]);
});

import type { LiveSet } from '../releases/live-set';
import { createPageReader } from './page-request';

const live: LiveSet = {
  snapshot: {
    id: 'L1',
    remotes: [
      {
        name: 'mf-a',
        version: '1.0.0',
        entry: null,
        routes: ['/', '/product/:id', '/:id/preorder/:code', '/older'].map((path) => ({
          path,
          preload: [],
        })),
        slots: [],
      },
    ],
  },
  queries: {
    'mf-a:/': [],
    'mf-a:/product/:id': ['variant', 'colour'],
    'mf-a:/:id/preorder/:code': ['state'],
  },
  serverEntries: {},
  integrity: {},
  problems: {},
  liveSince: {},
};
const read = createPageReader(live);
const at = (address: string) => read(new URL(address, 'https://vayu.example'));

it('the host keeps a page by live set, path and the parameters that its route declares, in any order', () => {
  const one = at('/product/vayu?colour=red&variant=gt&utm_source=mail');
  const other = at('/product/vayu?fbclid=1&variant=gt&colour=red');
  expect(one.key).toBe('L1 /product/vayu?colour=red&variant=gt');
  expect(other.key).toBe(one.key);
  expect(one.url).toBe('https://vayu.example/product/vayu?colour=red&variant=gt');
  expect(one.route).toMatchObject({ remote: 'mf-a', path: '/product/:id' });
});

it('pages with a second parameter in their path, which anybody can invent, are kept among those with a query', () => {
  const page = at('/vayu/preorder/FESTIVE?utm_source=mail');
  expect(page).toMatchObject({
    key: 'L1 /vayu/preorder/FESTIVE?',
    url: 'https://vayu.example/vayu/preorder/FESTIVE',
  });
  expect(at('/vayu/preorder/FESTIVE?state=Goa').key).toBe('L1 /vayu/preorder/FESTIVE?state=Goa');
  expect(at('/product/vayu').key).toBe('L1 /product/vayu');
});

it.each([
  '/?phone=9876543210&name=Asha',
  '/product/vayu?phone=9876543210&name=Asha&email=asha%40rider.example',
  `/product/vayu?variant=${'Asha'.repeat(30)}`,
  '/nowhere?phone=9876543210&name=Asha',
])('neither renders nor keeps what %s carries of a person', (address) => {
  expect(JSON.stringify(at(address))).not.toMatch(/9876543210|Asha|rider/);
});

it('the host keeps a page of an older release only when nothing stands behind its path', () => {
  expect(at('/older').key).toBe('L1 /older');
  expect(at('/older?a=1')).toMatchObject({ key: undefined, url: 'https://vayu.example/older?a=1' });
});

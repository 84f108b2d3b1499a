import type { LiveRemote } from '../federation/snapshot';
import { filesAt } from './prefetch';

const remotes: LiveRemote[] = [
  {
    name: 'mf-one',
    version: '1.0.0',
    entry: '/one.js',
    routes: [{ path: '/product/:id', preload: ['/product.js'] }],
    slots: [],
  },
  {
    name: 'mf-two',
    version: '1.0.0',
    entry: '/two.js',
    routes: [{ path: '/product/new', preload: ['/new.js'] }],
    slots: [],
  },
];

it('the prefetch finds the files of the page that the router would choose, and none for an unknown path', () => {
  const all = { id: 'x', remotes };
  expect(filesAt({ pathname: '/product/vayu_one', search: '' }, all)).toEqual(['/product.js']);
  expect(filesAt({ pathname: '/product/new', search: '?x=1' }, all)).toEqual(['/new.js']);
  expect(filesAt({ pathname: '/nowhere', search: '' }, all)).toEqual([]);
});

import { pageAddress } from './page-address';

const SITE = 'https://vayu.example';

it.each([
  ['/', 'https://vayu.example/'],
  ['/product/vayu_one?ref=%', 'https://vayu.example/product/vayu_one?ref=%'],
  ['/caf%C3%A9?next=//evil.com', 'https://vayu.example/caf%C3%A9?next=//evil.com'],
])('the host reads %s', (target, address) => {
  expect(pageAddress(target, SITE)?.href).toBe(address);
});

it.each([
  '//',
  '///',
  '//evil.com/test-ride',
  '/\\evil.com/test-ride',
  '/%',
  '/product/%E0%A4%A',
  'http://evil.com/test-ride',
  '*',
  '/product/%00',
  '/product/a%0Ab',
  `/product/${'x'.repeat(3_000)}`,
])('the host takes %s for no page', (target) => {
  expect(pageAddress(target, SITE)).toBeUndefined();
});

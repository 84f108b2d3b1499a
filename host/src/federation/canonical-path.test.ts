import { canonicalPath } from './canonical-path';

const PRODUCT = '/product/:productId';
const OFFER = '/:productId/preorder/:offerCode';

it.each([
  ['/', '/', '/'],
  ['/test-ride', '/test-ride', '/test-ride'],
  ['/TEST-RIDE', '/test-ride', '/test-ride'],
  ['/test-ride/', '/test-ride', '/test-ride'],
  ['/test-ride///', '/test-ride', '/test-ride'],
  ['/test%2Dride', '/test-ride', '/test-ride'],
  ['/Product/VAYU_ONE/', PRODUCT, '/product/vayu_one'],
  ['/product/Caf%C3%89', PRODUCT, '/product/caf%C3%A9'],
  ['/product/vayu%5Fone', PRODUCT, '/product/vayu_one'],
  ['/product/Vayu%20One', PRODUCT, '/product/vayu_one'],
  ['/product/a%2Fb%25', PRODUCT, '/product/a%2Fb%25'],
  ['/product/%20', PRODUCT, '/product/%20'],
  ['/vayu%20one/preorder/A%5FB', OFFER, '/vayu_one/preorder/A%5FB'],
  ['/Vayu_One-0/PREORDER/Windfall', OFFER, '/vayu_one-0/preorder/Windfall'],
  ['/files/A/B/', '/files/*', '/files/A/B'],
  ['/test-ride/now', '/test-ride/now?', '/test-ride/now'],
  ['/test-ride/', '/test-ride/now?', '/test-ride'],
  ['/Product/VAYU_ONE', '/product/:productId?', '/product/vayu_one'],
])('the canonical path of %s, which %s matches, is %s', (asked, pattern, form) => {
  expect(canonicalPath(asked, pattern, ['productId'])).toBe(form);
  expect(canonicalPath(form, pattern, ['productId'])).toBe(form);
});

it('the canonical path leaves a parameter as it came that nobody calls a slug', () => {
  expect(canonicalPath('/product/VAYU_ONE', PRODUCT)).toBe('/product/VAYU_ONE');
});

import { createLoggedPath } from './logged-path';

const loggedPath = createLoggedPath('ev');

it.each([
  [
    '/api/v2/ev/orders/fullpayment/orders/details/9876543210',
    '/api/v2/ev/orders/fullpayment/orders/details/:id',
  ],
  ['/api/v2/communication/sms/send/otp?x=9876543210', '/api/v2/communication/sms/send/otp'],
  ['/static/json/product-vayu_one.json', '/static/json/product-:slug.json'],
  ['/api/v2/other/orders/9876543210', '/api/…'],
  ['/static/images/9876543210.jpg', '/static/…'],
  ['/%61pi/v2/other/anjali', '/api/…'],
  [
    '/ap%69/v2/ev/orders/fullpayment/orders/details/anjali',
    '/api/v2/ev/orders/fullpayment/orders/details/:id',
  ],
  ['http://elsewhere.example/api/v2/other/anjali', '/api/…'],
  ['/api%2Fother', '/api%2Fother'],
  ['/%zz', '/%zz'],
  ['/product/vayu_one?phone=9876543210', '/product/vayu_one'],
  ['/api#anjali', '/api/…'],
  ['/%61pi#anjali?x', '/api/…'],
  ['/product/vayu_one#anjali', '/product/vayu_one'],
  ['/9876543210', '/…'],
  ['/call-98765-43210', '/call-…'],
  ['/call-2345678', '/call-…'],
  ['/near-560001', '/near-560001'],
  ['/98765%2043210/x', '/…/x'],
  ['/%39%38%37%36%35%34%33%32%31%30', '/…'],
  [
    '/%E0%A5%AF%E0%A5%AE%E0%A5%AD%E0%A5%AC%E0%A5%AB%E0%A5%AA%E0%A5%A9%E0%A5%A8%E0%A5%A7%E0%A5%A6',
    '/…',
  ],
  ['/asha.rao@example.com/', '/…/'],
  ['/asha.rao%40example.com', '/…'],
  [
    '/releases/content/2026.1123.1/web/img/gt@3fa9c1-480.avif',
    '/releases/content/2026.1123.1/web/img/gt@3fa9c1-480.avif',
  ],
])('the log says of %s no more than %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

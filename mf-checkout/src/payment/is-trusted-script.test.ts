import { isTrustedScript } from './is-trusted-script';

const site = 'https://vayu.example';

describe('the checkout script', () => {
  it.each([
    '/api/v2/ev/payments/sandbox/checkout.js',
    'https://vayu.example/checkout.js',
    'https://checkout.razorpay.com/v1/checkout.js',
  ])('may come from %s', (address) => expect(isTrustedScript(address, site)).toBe(true));

  it.each([
    '//evil.example/checkout.js',
    'https://checkout.razorpay.com.evil.example/v1/checkout.js',
    'http://checkout.razorpay.com/v1/checkout.js',
    'data:text/javascript,0',
    'https://',
    'http://[',
  ])('does not come from %s', (address) => expect(isTrustedScript(address, site)).toBe(false));
});

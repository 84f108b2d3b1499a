import { callAddress, callPattern } from './call-address';
import { readOrderState, refreshOrderState, verifyPayment } from './orders';
import { readGallery } from './static-pages';

describe('the pattern of a call', () => {
  const params = { provider: 'razorpay', orderId: 'a/b', paymentId: 'p', signature: 's' };

  it.each([
    callAddress(verifyPayment, params),
    `https://site.test${callAddress(verifyPayment, params)}?try=2`,
  ])('matches %s', (address) => {
    expect(callPattern(verifyPayment).test(address)).toBe(true);
  });

  it.each([`${callAddress(verifyPayment, params)}/more`, callAddress(readOrderState)])(
    'does not match %s',
    (address) => {
      expect(callPattern(verifyPayment).test(address)).toBe(false);
    },
  );

  it('tells a call from one whose address goes on, and takes several calls', () => {
    const refresh = callAddress(refreshOrderState);
    expect(callPattern(readOrderState).test(refresh)).toBe(false);
    expect(callPattern(readOrderState, refreshOrderState).test(refresh)).toBe(true);
  });

  it('takes the dot of a content file for a dot', () => {
    const address = callAddress(readGallery);
    expect(callPattern(readGallery).test(address)).toBe(true);
    expect(callPattern(readGallery).test(address.replace('.json', '-json'))).toBe(false);
  });
});

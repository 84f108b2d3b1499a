import type { ProviderPayment } from '../../platform/payment-provider/provider';
import { readListed } from './read-listed';

const attempt = (
  status: ProviderPayment['status'],
  changes: Partial<ProviderPayment> = {},
): ProviderPayment => ({
  paymentId: 'pay_1',
  status,
  amountPaise: 102_800,
  currency: 'INR',
  refundedPaise: 0,
  ...changes,
});
const success = {
  kind: 'succeeded',
  reference: 'pay_1',
  amountPaise: 102_800,
  currency: 'INR',
} as const;

it('the reading of listed payments has no news when nobody tried to pay', () => {
  expect(readListed([], 'created')).toEqual({ facts: [], isPending: false });
});

it('the reading of listed payments takes captured money for a success, whatever was tried before', () => {
  const failed = attempt('failed', { paymentId: 'pay_0' });
  expect(readListed([failed, attempt('captured')], 'created')).toEqual({
    facts: [success],
    isPending: false,
  });
  const open = attempt('pending', { paymentId: 'pay_2' });
  expect(readListed([attempt('captured'), open], 'created').isPending).toBe(false);
});

it('the reading of listed payments tells of every payment that was captured, so that the second one is given back', () => {
  const second = attempt('captured', { paymentId: 'pay_2' });
  expect(readListed([attempt('captured'), second], 'created').facts).toEqual([
    success,
    { ...success, reference: 'pay_2' },
  ]);
});

it('the reading of listed payments tells of a refund before the success whose money it takes back', () => {
  expect(readListed([attempt('captured', { refundedPaise: 100 })], 'paid').facts).toEqual([
    { kind: 'refunded', reference: 'pay_1', amountPaise: 100 },
    success,
  ]);
});

it('the reading of listed payments waits while an attempt may still succeed, and reports no failure of another', () => {
  const failed = attempt('failed', { paymentId: 'pay_0' });
  expect(readListed([failed, attempt('pending')], 'created')).toEqual({
    facts: [],
    isPending: true,
  });
});

it('the reading of listed payments tells of a failure only when nothing else is known of the order', () => {
  expect(readListed([attempt('failed')], 'created').facts).toEqual([
    { kind: 'failed', reference: 'pay_1' },
  ]);
  expect(readListed([attempt('failed')], 'failed').facts).toEqual([]);
  expect(readListed([attempt('failed')], 'paid').facts).toEqual([]);
});

it('the reading of listed payments tells of the failure that came last', () => {
  const attempts = [attempt('failed'), attempt('failed', { paymentId: 'pay_2' })];
  expect(readListed(attempts, 'created').facts).toEqual([{ kind: 'failed', reference: 'pay_2' }]);
});

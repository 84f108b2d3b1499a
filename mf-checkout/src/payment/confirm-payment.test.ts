/** @jest-environment jsdom */
import type { OrderState } from '@site/contract';
import { askState } from './ask-state';
import { confirmPayment } from './confirm-payment';
import { reportSuccess } from './report-widget';
import { readUnreported } from './unreported-result';

const verify = jest.fn();
jest.mock('./ask-state', () => ({ askState: jest.fn() }));
jest.mock('./report-widget', () => ({ reportSuccess: jest.fn() }));
jest.mock('@site/api-client', () => ({
  ...jest.requireActual('@site/api-client'),
  verifyPayment: { read: () => ({ fetch: () => verify() }) },
}));
const { ApiError } = jest.requireActual('@site/api-client');

const payment = {
  reference: 'ref',
  result: { razorpay_order_id: 'o', razorpay_payment_id: 'pay_1', razorpay_signature: 's' },
};
const state = (step: string) =>
  ({ ao_tracking_id: 'AO-1', transaction_id: 'pay_1', next: { step } }) as OrderState;
const lost = { ok: false, message: null, fieldErrors: {} } as const;
const told = (ao_status = 'Pre-booked') =>
  ({ ok: true, data: { ao_tracking_id: 'AO-1', ao_status } }) as const;

beforeEach(() => {
  window.sessionStorage.clear();
  verify.mockReset().mockResolvedValue({});
  jest.mocked(askState).mockReset();
  jest.mocked(reportSuccess).mockReset();
});

it('an order is placed when it is paid, whatever became of the report; nothing is left to report', async () => {
  jest.mocked(reportSuccess).mockResolvedValue(lost);
  jest.mocked(askState).mockResolvedValue(state('paid'));
  expect(await confirmPayment(payment)).toMatchObject({ kind: 'placed', trackingId: 'AO-1' });
  expect(readUnreported()).toBeUndefined();
});

it('an order is placed without details when the report says that it is paid and it cannot be read', async () => {
  jest.mocked(reportSuccess).mockResolvedValue(told());
  jest.mocked(askState).mockResolvedValue(undefined);
  expect(await confirmPayment(payment)).toEqual({
    kind: 'placed',
    trackingId: 'AO-1',
    transactionId: 'pay_1',
  });
});

it('a payment is left to a person when the report says that it is not simply paid and the order cannot be read', async () => {
  jest.mocked(reportSuccess).mockResolvedValue(told('Under Review'));
  jest.mocked(askState).mockResolvedValue(undefined);
  expect(await confirmPayment(payment)).toEqual({ kind: 'needs-person', trackingId: 'AO-1' });
  expect(readUnreported()).toBeUndefined();
});

it('a payment is unclear, and nothing is left to report, when the report got through and no answer can be read', async () => {
  jest.mocked(reportSuccess).mockResolvedValue({ ok: true, data: undefined });
  jest.mocked(askState).mockResolvedValue(undefined);
  expect(await confirmPayment(payment)).toEqual({ kind: 'unclear' });
  expect(readUnreported()).toBeUndefined();
});

it('a payment is unclear when nothing gets through, and is kept for the next page', async () => {
  verify.mockRejectedValue(new ApiError('network', 'gone'));
  jest.mocked(reportSuccess).mockResolvedValue(lost);
  jest.mocked(askState).mockResolvedValue(undefined);
  expect(await confirmPayment(payment)).toEqual({ kind: 'unclear' });
  expect(readUnreported()).toEqual(payment);
});

it.each([
  ['nobody answers in time', new ApiError('timeout', 'late')],
  ['the answer cannot be read', new ApiError('body', 'no JSON')],
  ['the server is in trouble', new ApiError('http', 'trouble', 503)],
])(
  'an order is placed by its own state when nothing is known of its verification because %s',
  async (_what, error) => {
    verify.mockRejectedValue(error);
    jest.mocked(reportSuccess).mockResolvedValue(told());
    jest.mocked(askState).mockResolvedValue(state('paid'));
    expect(await confirmPayment(payment)).toMatchObject({ kind: 'placed', trackingId: 'AO-1' });
    expect(reportSuccess).toHaveBeenCalledWith(payment.result);
  },
);

it('a payment is refused when the server says that the signature is not the provider’s, unless money arrived', async () => {
  verify.mockRejectedValue(new ApiError('http', 'no', 400));
  jest.mocked(askState).mockResolvedValue(state('pay-now'));
  expect(await confirmPayment(payment)).toEqual({ kind: 'verify-failed', trackingId: 'AO-1' });
  expect(reportSuccess).not.toHaveBeenCalled();
  expect(readUnreported()).toBeUndefined();
  jest.mocked(askState).mockResolvedValue(state('paid'));
  expect(await confirmPayment(payment)).toMatchObject({ kind: 'placed' });
});

it('a payment is left to a person when the money needs one', async () => {
  jest.mocked(reportSuccess).mockResolvedValue(told());
  jest.mocked(askState).mockResolvedValue(state('needs-person'));
  expect(await confirmPayment(payment)).toEqual({ kind: 'needs-person', trackingId: 'AO-1' });
});

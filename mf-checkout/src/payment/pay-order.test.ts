/** @jest-environment jsdom */
import type { OrderState } from '@site/contract';
import { askState } from './ask-state';
import { confirmPayment } from './confirm-payment';
import { type PayRequest, payOrder } from './pay-order';
import { reportFailed } from './report-widget';
import type { WidgetFailure, WidgetOptions } from './widget-types';

jest.mock('./ask-state', () => ({ askState: jest.fn() }));
jest.mock('./confirm-payment', () => ({ confirmPayment: jest.fn() }));
jest.mock('./report-widget', () => ({ reportFailed: jest.fn() }));

const state = (step: string) =>
  ({ ao_tracking_id: 'O-1', transaction_id: 'pay_1', next: { step } }) as OrderState;
const result = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 's',
};

/** The widget as the test drives it. */
let shown: {
  options: WidgetOptions;
  fail: (failure: WidgetFailure) => void;
  isOpen: boolean;
};
const Widget = class {
  constructor(options: WidgetOptions) {
    shown = { options, fail: () => undefined, isOpen: false };
  }
  on(_event: 'payment.failed', listener: (failure: WidgetFailure) => void) {
    shown.fail = listener;
  }
  open() {
    shown.isOpen = true;
  }
  close() {
    shown.isOpen = false;
  }
};

const onWidget = jest.fn();
const request: PayRequest = {
  Widget,
  entry: { vendorOrderId: 'order_1', amount: 2573, key: 'key' },
  reference: 'ref',
  payer: { name: 'Asha Rao', email: 'asha@vayu.example', phone: '9876543210' },
  onWidget,
};

beforeEach(() => {
  onWidget.mockReset();
  jest.mocked(askState).mockReset().mockResolvedValue(undefined);
  jest.mocked(confirmPayment).mockReset();
  jest.mocked(reportFailed).mockReset();
});

it('a payment opens the widget with what spec §3 lists: the company, the description, the order, paise in INR, who pays', () => {
  void payOrder(request);
  expect(shown.isOpen).toBe(true);
  expect(shown.options).toMatchObject({
    key: 'key',
    order_id: 'order_1',
    amount: 257_300,
    currency: 'INR',
    name: 'Vayu Motors Private Limited',
    description: 'Book your bike now!',
    prefill: { name: 'Asha Rao', email: 'asha@vayu.example', contact: '9876543210' },
  });
  expect(onWidget).toHaveBeenCalledTimes(1);
});

it('a payment that the widget tells of is confirmed, and it is said that the widget has gone', async () => {
  const placed = { kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' } as const;
  jest.mocked(confirmPayment).mockResolvedValue(placed);
  const outcome = payOrder(request);
  shown.options.handler(result);

  expect(await outcome).toEqual(placed);
  expect(confirmPayment).toHaveBeenCalledWith({ reference: 'ref', result });
  expect(reportFailed).not.toHaveBeenCalled();
  expect(onWidget).toHaveBeenLastCalledWith(undefined);
});

it('a payment whose widget is dismissed is reported as failed (spec §4)', async () => {
  jest.mocked(askState).mockResolvedValue(state('pay-now'));
  const outcome = payOrder(request);
  shown.options.modal.ondismiss();

  expect(await outcome).toEqual({ kind: 'dismissed', reason: undefined, isUnpaid: true });
  expect(reportFailed).toHaveBeenCalledWith('order_1', 'dismissed');
});

it('a payment whose widget the page closes is dismissed, though the widget does not tell of it', async () => {
  const outcome = payOrder(request);
  const [[widget]] = onWidget.mock.calls;
  widget.close();
  expect(await outcome).toMatchObject({ kind: 'dismissed' });
  expect(shown.isOpen).toBe(false);
});

it.each([
  ['does not say so', undefined],
  ['could not ask the provider', { ...state('pay-now'), isFromBefore: true as const }],
])('a failed order does not say that nothing was paid when the server %s', async (_what, known) => {
  jest.mocked(askState).mockResolvedValue(known);
  const outcome = payOrder(request);
  shown.options.modal.ondismiss();
  expect(await outcome).toMatchObject({ kind: 'dismissed', isUnpaid: false });
});

it.each([
  ['pay-now', { kind: 'script-failed' }],
  ['being-checked', { kind: 'unclear' }],
  ['paid', { kind: 'placed', trackingId: 'O-1', transactionId: 'pay_1' }],
])(
  'a payment whose widget fails to open is reported as failed (spec §4, §8), and the order that is %s says the rest',
  async (step, outcome) => {
    jest.spyOn(console, 'error').mockReturnValue();
    jest.mocked(askState).mockResolvedValue(state(step));
    class Broken extends Widget {
      override open() {
        throw new Error('No window can be opened here.');
      }
    }
    expect(await payOrder({ ...request, Widget: Broken })).toMatchObject(outcome);
    expect(reportFailed).toHaveBeenCalledWith('order_1', 'failed');
    expect(onWidget).toHaveBeenLastCalledWith(undefined);
  },
);

it('a payment reports every failed attempt, leaves the widget open, and keeps what the bank said last', async () => {
  const outcome = payOrder(request);
  const declined = { error: { description: 'The bank declined the payment.' } };
  shown.fail({ error: { description: 'The bank did not answer.' } });
  shown.fail(declined);
  expect(shown.isOpen).toBe(true);
  shown.options.modal.ondismiss();

  expect(await outcome).toMatchObject({
    kind: 'dismissed',
    reason: 'The bank declined the payment.',
  });
  expect(jest.mocked(reportFailed).mock.calls.map(([, raw]) => raw)).toEqual([
    { error: { description: 'The bank did not answer.' } },
    declined,
    'dismissed',
  ]);
});

it.each([
  ['paid', { kind: 'placed', trackingId: 'O-1' }],
  ['needs-person', { kind: 'needs-person', trackingId: 'O-1' }],
  ['being-checked', { kind: 'unclear' }],
])('a payment lets the order have the last word after a dismissal: %s', async (step, outcome) => {
  jest.mocked(askState).mockResolvedValue(state(step));
  const left = payOrder(request);
  shown.options.modal.ondismiss();
  expect(await left).toMatchObject(outcome);
});

it.each([
  ['the page comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is there again', () => window.dispatchEvent(new Event('online'))],
  ['another tab forgets what it ordered', () => window.dispatchEvent(new Event('storage'))],
])(
  'a payment closes the widget when the money arrived by another way and %s',
  async (_when, comes) => {
    jest.mocked(askState).mockResolvedValue(state('paid'));
    const outcome = payOrder(request);
    comes();

    expect(await outcome).toMatchObject({ kind: 'placed', trackingId: 'O-1' });
    expect(shown.isOpen).toBe(false);
    expect(confirmPayment).not.toHaveBeenCalled();
    expect(reportFailed).not.toHaveBeenCalled();
  },
);

it('a payment looks at the order no more once the widget was left', async () => {
  const outcome = payOrder(request);
  shown.options.modal.ondismiss();
  await outcome;
  jest.mocked(askState).mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  for (const event of ['online', 'storage']) window.dispatchEvent(new Event(event));
  expect(askState).not.toHaveBeenCalled();
});

it('a payment does not look at the order when its page goes out of view', () => {
  void payOrder(request);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(askState).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { track } from '@site/shell';
import { sampleOrder } from '../testing/sample-order';
import { trackPaid } from './track-paid';

jest.mock('@site/shell', () => ({ ...jest.requireActual('@site/shell'), track: jest.fn() }));

const paid = (ao_tracking_id: string) => ({ ...sampleOrder({ step: 'paid' }), ao_tracking_id });
const told = () =>
  jest.mocked(track).mock.calls.map(([, facts]) => 'trackingId' in facts && facts.trackingId);

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(track).mockReset();
});

it('a purchase is told when its money is there, and not before', () => {
  trackPaid(sampleOrder({ step: 'being-checked' }));
  expect(track).not.toHaveBeenCalled();
  trackPaid(paid('O-1'));
  expect(track).toHaveBeenCalledWith('order_paid', {
    trackingId: 'O-1',
    itemKey: 'vayu_one-0-red',
    orderType: 'preorder',
    amount: 2573,
  });
});

it('a purchase is told once, also when another one was told in between', () => {
  for (const id of ['O-1', 'O-2', 'O-1', 'O-2', 'O-1']) trackPaid(paid(id));
  expect(told()).toEqual(['O-1', 'O-2']);
});

it('an order number that begins with that of a told purchase is another one', () => {
  for (const id of ['O-12', 'O-1']) trackPaid(paid(id));
  expect(told()).toEqual(['O-12', 'O-1']);
});

it('the device keeps the numbers of its last purchases only', () => {
  for (let count = 0; count < 100; count += 1) trackPaid(paid(`O-${count}`));
  expect(window.localStorage.getItem('orderPaidTold')?.split(' ')).toHaveLength(5);
  trackPaid(paid('O-99'));
  expect(track).toHaveBeenCalledTimes(100);
});

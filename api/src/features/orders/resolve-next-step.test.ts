import { type NextStepInput, PAY_NOW_MS, resolveNextStep } from './resolve-next-step';

const unpaid: NextStepInput = {
  status: 'created',
  isOpenAtProvider: false,
  isSameProvider: true,
  isCodeUsed: false,
  isSold: true,
  ageMs: 0,
};

it.each<[string, Partial<NextStepInput>, string]>([
  ['a new order', {}, 'pay-now'],
  ['a failed attempt', { status: 'failed' }, 'pay-now'],
  ['the last moment of its price', { ageMs: PAY_NOW_MS - 1 }, 'pay-now'],
  ['money that may be on its way', { isOpenAtProvider: true }, 'being-checked'],
  [
    'money on its way after the price has ended',
    { isOpenAtProvider: true, ageMs: PAY_NOW_MS },
    'being-checked',
  ],
  ['a price that has ended', { ageMs: PAY_NOW_MS }, 'order-again'],
  ['another provider since', { isSameProvider: false }, 'order-again'],
  ['a code that another order used', { isCodeUsed: true }, 'order-again'],
  ['a bike that is sold no more', { isSold: false }, 'order-again'],
  ['money on its way for such a bike', { isSold: false, isOpenAtProvider: true }, 'being-checked'],
  ['a paid order', { status: 'paid', ageMs: 10 * PAY_NOW_MS }, 'paid'],
  ['a paid order of another provider', { status: 'paid', isSameProvider: false }, 'paid'],
  ['money that does not fit', { status: 'review', isOpenAtProvider: true }, 'needs-person'],
])('the next step after %s', (_what, changes, step) => {
  expect(resolveNextStep({ ...unpaid, ...changes })).toBe(step);
});

import { resolveOrderType } from './resolve-order-type';

describe('the order type', () => {
  it.each([
    ['no-state', 'preorder'],
    ['checking', 'order'],
    ['open', 'order'],
    ['closed', 'preorder'],
    ['unknown', 'preorder'],
  ] as const)('of somebody who wants the whole bike, Order Now being %s, is %s', (now, type) => {
    expect(resolveOrderType('order', now)).toBe(type);
  });

  it.each(['no-state', 'checking', 'open', 'closed', 'unknown'] as const)(
    'stays a pre-order while nothing else is wanted (%s)',
    (now) => expect(resolveOrderType('preorder', now)).toBe('preorder'),
  );
});

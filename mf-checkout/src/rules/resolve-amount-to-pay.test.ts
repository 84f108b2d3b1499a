import { resolveAmountToPay } from './resolve-amount-to-pay';

const item = { final_amount: 195698, final_preorder_amount: 2573 };

describe('the amount to pay', () => {
  it.each([
    ['order', 'Telangana', 195698],
    ['order', '', 2573],
    ['order', ' ', 2573],
    ['preorder', 'Telangana', 2573],
    ['preorder', '', 2573],
  ] as const)('of a %s with the billing state "%s" is %d', (orderType, billingState, amount) => {
    expect(resolveAmountToPay(item, { orderType, billingState })).toBe(amount);
  });
});

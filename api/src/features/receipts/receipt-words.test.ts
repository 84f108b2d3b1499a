import type { Receipt } from '@site/contract';
import { paidOnText } from './receipt-words';

it('a receipt says the moment of a payment as clocks in India show it, wherever the server is', () => {
  const paidOn = (paid_on: string) => paidOnText({ paid_on } as Receipt).replace(/\s/g, ' ');
  expect(paidOn('2026-03-31T18:40:00.000Z')).toBe('1 April 2026 at 12:10 am IST');
  expect(paidOn('2026-03-31T06:30:00.000Z')).toBe('31 March 2026 at 12:00 pm IST');
});

import fc from 'fast-check';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../platform/db/schema/orders';
import { canMove, type KnownPayment, type PaymentFact, resolveSettlement } from './transitions';

const AMOUNT = 102_800;
const payment = (status: PaymentStatus, paymentReference: string | null = null): KnownPayment => ({
  status,
  amountPaise: AMOUNT,
  paymentReference,
});
const success = (overrides: Partial<PaymentFact & { kind: 'succeeded' }> = {}): PaymentFact => ({
  kind: 'succeeded',
  reference: 'pay_A',
  ...overrides,
});
const failure: PaymentFact = { kind: 'failed' };

it('the table of legal changes lets exactly these changes of status happen', () => {
  const legal = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(legal).toEqual([
    'created > failed',
    'created > paid',
    'created > review',
    'failed > paid',
    'failed > review',
    'paid > review',
  ]);
});

it('a success settles an open payment, and one whose first attempt failed', () => {
  expect(resolveSettlement(payment('created'), success())).toEqual({
    to: 'paid',
    outcome: 'applied',
  });
  expect(resolveSettlement(payment('failed'), success())).toEqual({
    to: 'paid',
    outcome: 'applied',
  });
});

it('a failure that is reported after the success is ignored', () => {
  expect(resolveSettlement(payment('paid', 'pay_A'), failure)).toEqual({
    to: 'paid',
    outcome: 'ignored',
  });
});

it('the same success told again changes nothing', () => {
  expect(resolveSettlement(payment('paid', 'pay_A'), success())).toEqual({
    to: 'paid',
    outcome: 'repeated',
  });
});

it('a second payment of the same order is kept for a refund', () => {
  const second = success({ reference: 'pay_B' });
  expect(resolveSettlement(payment('paid', 'pay_A'), second)).toEqual({
    to: 'paid',
    outcome: 'duplicate',
  });
});

it('a second payment of an order under review is kept for a refund too', () => {
  const second = success({ reference: 'pay_B' });
  expect(resolveSettlement(payment('review', 'pay_A'), second)).toEqual({
    to: 'review',
    outcome: 'duplicate',
  });
  expect(resolveSettlement(payment('review', 'pay_A'), success()).outcome).toBe('repeated');
});

describe('a refund', () => {
  const refund: PaymentFact = { kind: 'refunded', reference: 'pay_A', amountPaise: AMOUNT };

  it('of the payment that settled an order puts the order under review', () => {
    expect(resolveSettlement(payment('paid', 'pay_A'), refund)).toEqual({
      to: 'review',
      outcome: 'refunded',
    });
  });

  it('of another payment, or of an order that is not paid, is only noted', () => {
    expect(resolveSettlement(payment('paid', 'pay_B'), refund)).toEqual({
      to: 'paid',
      outcome: 'noted',
    });
    for (const status of ['created', 'failed', 'review'] as const) {
      expect(resolveSettlement(payment(status), refund)).toEqual({ to: status, outcome: 'noted' });
    }
  });
});

it.each([
  { amountPaise: AMOUNT - 100 },
  { amountPaise: AMOUNT + 100 },
  { amountPaise: AMOUNT, currency: 'USD' },
])('a payment puts its order under review when the money differs: %j', (money) => {
  for (const status of ['created', 'failed'] as const) {
    expect(resolveSettlement(payment(status), success(money))).toEqual({
      to: 'review',
      outcome: 'mismatch',
    });
  }
  expect(resolveSettlement(payment('paid', 'pay_A'), success(money)).to).toBe('review');
  expect(resolveSettlement(payment('paid', 'pay_B'), success(money)).to).toBe('paid');
});

const fact = fc.oneof(
  fc.constant(failure),
  fc.record({
    kind: fc.constant('refunded' as const),
    reference: fc.constantFrom('pay_A', 'pay_B'),
    amountPaise: fc.constant(AMOUNT),
  }),
  fc.record({
    kind: fc.constant('succeeded' as const),
    reference: fc.constantFrom('pay_A', 'pay_B'),
    amountPaise: fc.constantFrom(AMOUNT, AMOUNT, 1),
  }),
);

function play(facts: readonly PaymentFact[]): KnownPayment {
  const known = payment('created');
  for (const next of facts) {
    const { to } = resolveSettlement(known, next);
    if (to === known.status) continue;
    expect(canMove(known.status, to)).toBe(true);
    known.status = to;
    known.paymentReference = next.reference ?? null;
  }
  return known;
}

it('a payment never leaves the table of legal changes, whatever is told in whatever order', () => {
  fc.assert(fc.property(fc.array(fact, { maxLength: 12 }), (facts) => void play(facts)));
});

it('a payment ends paid when a right success is among the facts, in any order with failures', () => {
  const facts = fc.array(fc.constant(failure), { maxLength: 6 });
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      expect(play([...before, success(), ...after]).status).toBe('paid');
    }),
  );
});

it('a fact about a payment that is told twice in a row counts once', () => {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 8 }), (facts) => {
      expect(play(facts.flatMap((one) => [one, one]))).toEqual(play(facts));
    }),
  );
});

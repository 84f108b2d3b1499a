import { type Coupon, couponRefusalMessage, resolveCoupon } from './resolve-coupon';

const now = new Date('2026-06-01T12:00:00Z');
const coupon = (overrides: Partial<Coupon>): Coupon => ({
  code: 'APEX7',
  title: 'Seven per cent',
  description: '',
  itemKeys: ['vayu_marut-sport-blue'],
  discount: { kind: 'flat', amount_paise: 100_000 },
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2026-12-31T00:00:00Z'),
  appliesByDefault: false,
  oncePerPhone: false,
  ...overrides,
});
const apex = coupon({});
const standing = coupon({ code: 'STANDING', appliesByDefault: true });
const base = { itemKey: 'vayu_marut-sport-blue', now };

it('an item without a code has its default coupon', () => {
  expect(resolveCoupon({ ...base, coupons: [apex, standing] })).toEqual({ coupon: standing });
});

it('an item without a code has no coupon when none is the default', () => {
  expect(resolveCoupon({ ...base, coupons: [apex] })).toEqual({});
});

it.each([
  ['has ended', { validUntil: new Date('2026-05-31T00:00:00Z') }],
  ['has not started', { validFrom: new Date('2026-06-02T00:00:00Z') }],
])('an item has no longer, or not yet, the coupon of a standing offer that %s', (_when, period) => {
  const coupons = [{ ...standing, ...period }];
  expect(resolveCoupon({ ...base, coupons })).toEqual({});
});

it('a code that is asked for replaces the default coupon, in any letter case', () => {
  const coupons = [apex, standing];
  expect(resolveCoupon({ ...base, coupons, code: ' apex7 ' })).toEqual({ coupon: apex });
});

it.each([
  ['unknown', 'NOSUCH', {}],
  ['expired', 'APEX7', { validUntil: new Date('2026-05-31T00:00:00Z') }],
  ['not-started', 'APEX7', { validFrom: new Date('2026-06-02T00:00:00Z') }],
  ['other-item', 'APEX7', { itemKeys: ['vayu_one-0-red'] }],
] as const)(
  'a code that is %s is refused, and the default price stays',
  (refusal, code, overrides) => {
    const coupons = [coupon(overrides as Partial<Coupon>), standing];
    expect(resolveCoupon({ ...base, coupons, code })).toEqual({ coupon: standing, refusal });
    expect(couponRefusalMessage(refusal)).not.toBe('');
  },
);

it('a coupon is valid on its first and last instant', () => {
  const edge = coupon({ validFrom: now, validUntil: now });
  expect(resolveCoupon({ ...base, coupons: [edge], code: 'APEX7' })).toEqual({ coupon: edge });
  const always = { ...edge, appliesByDefault: true };
  expect(resolveCoupon({ ...base, coupons: [always] })).toEqual({ coupon: always });
});

it('a once-per-phone coupon is refused to a phone that used it', () => {
  const once = coupon({ oncePerPhone: true });
  const question = { ...base, coupons: [once], code: 'APEX7' };
  expect(resolveCoupon(question)).toEqual({ coupon: once });
  expect(resolveCoupon({ ...question, usedCodes: new Set(['APEX7']) })).toEqual({
    refusal: 'used',
  });
});

it('a coupon that is not for one use may be used again by the same phone', () => {
  const question = { ...base, coupons: [apex], code: 'APEX7', usedCodes: new Set(['APEX7']) };
  expect(resolveCoupon(question)).toEqual({ coupon: apex });
});

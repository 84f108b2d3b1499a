import { coversItem } from '@site/contract';
import type { CouponDiscount } from '../../platform/db/schema/catalog';

/** What pricing needs to know of a coupon. */
export interface Coupon {
  code: string;
  title: string;
  description: string;
  /** Item codes of two or three parts; see {@link coversItem}. */
  itemKeys: readonly string[];
  discount: CouponDiscount;
  validFrom: Date;
  validUntil: Date;
  appliesByDefault: boolean;
  oncePerPhone: boolean;
}

export type CouponRefusal = 'unknown' | 'not-started' | 'expired' | 'other-item' | 'used';

/** The coupon that prices an item, and why the asked one does not. */
export interface CouponResolution {
  coupon?: Coupon;
  refusal?: CouponRefusal;
}

export interface CouponQuestion {
  coupons: readonly Coupon[];
  itemKey: string;
  now: Date;
  /** The code that was asked for; codes are compared without regard to case. */
  code?: string | undefined;
  /** Codes that the customer's phone has used already. */
  usedCodes?: ReadonlySet<string>;
}

/** True from the first to the last moment of a coupon. */
export const isRunning = (coupon: Pick<Coupon, 'validFrom' | 'validUntil'>, now: Date): boolean =>
  coupon.validFrom <= now && now <= coupon.validUntil;

function refuse(coupon: Coupon | undefined, question: CouponQuestion): CouponRefusal | undefined {
  const { itemKey, now, usedCodes } = question;
  if (!coupon) return 'unknown';
  if (now < coupon.validFrom) return 'not-started';
  if (now > coupon.validUntil) return 'expired';
  if (!coversItem(coupon.itemKeys, itemKey)) return 'other-item';
  if (coupon.oncePerPhone && usedCodes?.has(coupon.code)) return 'used';
  return undefined;
}

/**
 * Which coupon prices an item: the asked one when it is valid for it, else the one that applies by
 * default, if any. An asked coupon replaces the default one; they never add up.
 */
export function resolveCoupon(question: CouponQuestion): CouponResolution {
  const { coupons, itemKey, now } = question;
  const code = question.code?.trim().toUpperCase();
  const byDefault = coupons.find(
    (coupon) =>
      coupon.appliesByDefault && isRunning(coupon, now) && coversItem(coupon.itemKeys, itemKey),
  );
  const fallback = byDefault ? { coupon: byDefault } : {};
  if (!code) return fallback;
  const asked = coupons.find((coupon) => coupon.code === code);
  const refusal = refuse(asked, question);
  if (!refusal && asked) return { coupon: asked };
  return { ...fallback, ...(refusal ? { refusal } : {}) };
}

const REFUSAL_MESSAGES: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'This offer code is not known.',
  'not-started': 'This offer has not started yet.',
  expired: 'This offer has ended.',
  'other-item': 'This offer is not for the chosen model.',
  used: 'This offer was used with this phone number already.',
};

/** Why a code does not count, for the customer. */
export const couponRefusalMessage = (refusal: CouponRefusal): string => REFUSAL_MESSAGES[refusal];

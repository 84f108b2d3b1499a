import { isRecord } from '@site/api-client';
import { useFormikContext } from '@site/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { browserText } from '../../../payment/browser-store';
import type { Payer } from '../../../payment/open-widget';
import { emptyShipping, type PreorderValues } from './preorder-values';

const kept = browserText('session', 'preorderDraft');

/** What a visitor typed, and for which item the billing state was chosen. */
const FIELDS = [
  'full_name',
  'email',
  'phone_number',
  'billing_state',
  'billing_district',
  'billing_city',
  'billing_area',
  'billing_pincode',
  'shipping_same',
  'shipping_state',
  'shipping_district',
  'shipping_city',
  'shipping_area',
  'shipping_pincode',
  'order_type',
  'coupon_code',
  'items_list',
] as const satisfies readonly (keyof PreorderValues)[];

/** After the order: the next one starts empty. */
export const forgetDraft = (): void => kept.forget();

/** Who pays, as far as this tab knows. */
export function readPayer(): Payer {
  const typed = readStored();
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '');
  return { name: text('full_name'), email: text('email'), phone: text('phone_number') };
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** What was typed on an earlier page of this tab, as far as it fits the form. */
export function readDraft(values: PreorderValues): Partial<PreorderValues> {
  const stored = readStored();
  const { items_list: item, ...typed } = Object.fromEntries(
    FIELDS.filter((name) => typeof stored[name] === typeof values[name]).map((name) => [
      name,
      stored[name],
    ]),
  );
  const draft: Partial<PreorderValues> = { ...typed };
  if (draft.shipping_same) Object.assign(draft, emptyShipping);
  // An address that names a code asks for that code.
  if (values.coupon_code !== '') delete draft.coupon_code;
  if (item === values.items_list) return draft;
  // Another bike: order type and billing state start anew (spec §4).
  const { order_type: _type, billing_state: _state, billing_district: _district, ...rest } = draft;
  return rest;
}

interface KeepDraftProps {
  onRestored: (draft: Partial<PreorderValues>) => void;
}

/**
 * Keeps what is typed for this tab, so that it survives an error, a reload and Back. Only in session
 * storage: it ends with the tab, and nobody else who uses the device meets it.
 */
export function KeepDraft({ onRestored }: KeepDraftProps) {
  const { values, dirty, setValues } = useFormikContext<PreorderValues>();
  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    const draft = readDraft(values);
    if (Object.keys(draft).length === 0) return;
    void setValues((now) => ({ ...now, ...draft }), false);
    onRestored(draft);
  });
  // A child's effect runs before the form takes over what was typed before hydration: that is newer and wins.
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    restore();
  }, []);
  useEffect(() => {
    if (!dirty) return;
    kept.write(JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name]]))));
  }, [dirty, values]);
  return null;
}

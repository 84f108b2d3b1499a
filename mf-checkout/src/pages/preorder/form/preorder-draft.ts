import { type Draft, type FormDraft, keptDraft } from '@site/forms';
import { DRAFT_NAME } from '../../../payment/draft-name';
import type { Payer } from '../../../payment/open-widget';
import type { PreorderValues } from './preorder-values';

/** What a visitor typed, and for which item the billing state was chosen. */
const fields = [
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

/** Whether an order's items are those of now under a slug which their product had before it was renamed. */
const isRenamed = (items: unknown, now: string, formerSlugs: readonly string[]): boolean =>
  formerSlugs.some((slug) => items === slug + now.slice(now.indexOf('-')));

/**
 * What was typed on an earlier page of this tab, as far as it fits the form.
 * @param formerSlugs those of the product: under one of them it is no other bike
 */
function fitDraft(
  draft: Draft,
  values: PreorderValues,
  formerSlugs: readonly string[] = [],
): Draft {
  const { items_list: items, ...typed } = draft;
  const another = isRenamed(items, values.items_list, formerSlugs) ? undefined : items;
  const passedBy = new Set<string>();
  // An address that names a code asks for that code.
  if (values.coupon_code !== '') passedBy.add('coupon_code');
  // Another bike: order type and billing state start anew (spec §4), and a code may not be for it.
  if (another !== undefined)
    for (const field of ['order_type', 'billing_state', 'billing_district', 'coupon_code'])
      passedBy.add(field);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !passedBy.has(field)));
}

/** The draft of the pre-order form. */
export const preorderDraft = {
  name: DRAFT_NAME,
  fields,
  fit: fitDraft,
} satisfies FormDraft<PreorderValues>;

/** Who pays, as far as this tab knows. */
export function readDraftPayer(): Payer {
  const empty = { full_name: '', email: '', phone_number: '' };
  const typed = { ...empty, ...keptDraft(DRAFT_NAME).readTyped(Object.keys(empty), empty) };
  return { name: typed.full_name, email: typed.email, phone: typed.phone_number };
}

import type { WriteResult } from '@site/api-client';
import type { OrderCreate, PricedItem } from '@site/contract';
import { type Draft, SiteForm } from '@site/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPayment } from '../../../payment/load-payment';
import { isSettled, type Outcome } from '../../../payment/outcome';
import { buildOrder } from './build-order';
import { mapOrderErrors } from './map-order-errors';
import { preorderDraft } from './preorder-draft';
import { PreorderFields } from './preorder-fields';
import { preorderSchema } from './preorder-schema';
import { emptyPreorder, type PreorderValues } from './preorder-values';
import { useFormerSlugs } from './use-former-slugs';

export interface PreorderFormProps {
  label: string;
  item: PricedItem;
  offerCode: string;
  /** Another one each time that the visitor tries again: prices are asked for anew. */
  retried?: object | undefined;
  /** Makes the order and lets the visitor pay it, if it costs the amount that the button says, in rupees. */
  onOrder: (order: OrderCreate, shownAmount: number) => Promise<Outcome>;
}

/** The pre-order form (spec §2 to §5): everything that an order needs, then the way to the payment. */
export function PreorderForm({ label, item, offerCode, retried, onOrder }: PreorderFormProps) {
  const [initialValues] = useState(() => emptyPreorder(item, offerCode));
  const shownAmount = useRef(0);
  const order = async (values: PreorderValues): Promise<WriteResult<Outcome>> => {
    const outcome = await onOrder(buildOrder(values), shownAmount.current);
    if (isSettled(outcome)) return { ok: true, data: outcome };
    const fieldErrors =
      outcome.kind === 'refused' ? mapOrderErrors(outcome.fieldErrors, values.shipping_same) : {};
    return { ok: false, message: null, fieldErrors };
  };
  const [couponCode, setCouponCode] = useState(offerCode);
  const isRestored = useRef(false);
  const formerSlugs = useFormerSlugs();
  const draft = {
    ...preorderDraft,
    fit: (typed: Draft, values: PreorderValues) => preorderDraft.fit(typed, values, formerSlugs),
    onRestored: ({ coupon_code }: Draft) => {
      isRestored.current = true;
      if (typeof coupon_code === 'string') setCouponCode(coupon_code);
    },
  };
  const area = useLoadOnTouch(isRestored);
  return (
    <div ref={area}>
      <SiteForm
        label={label}
        initialValues={initialValues}
        schema={preorderSchema}
        validateOn="blur"
        draft={draft}
        // A provider may hand over to the bank's own page or app; the order and what was typed are kept.
        askBeforeLeaving={false}
        onSubmit={order}
      >
        <PreorderFields
          {...{ item, offerCode, couponCode, retried }}
          onCoupon={setCouponCode}
          onAmount={(amount) => {
            shownAmount.current = amount;
          }}
        />
      </SiteForm>
    </div>
  );
}

/**
 * What a payment needs, the provider's script too, comes with the first touch of the form, not before. What keeps it from loading
 * is said when the visitor pays. A form that was empty then begins another order than those that were paid before.
 */
function useLoadOnTouch(isRestored: RefObject<boolean>) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const load = () =>
      void loadPayment().then(
        ({ beginIntent }) => isRestored.current || beginIntent(),
        () => undefined,
      );
    // Touched before the page's script was ready.
    if (element.contains(document.activeElement)) load();
    element.addEventListener('focusin', load, { once: true });
    return () => element.removeEventListener('focusin', load);
  }, [isRestored]);
  return area;
}

import type { PricedItem } from '@site/contract';
import { useFormikContext } from '@site/forms';
import { Box } from '@site/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { resolveAmountToPay } from '../../../rules/resolve-amount-to-pay';
import { resolveOrderType } from '../../../rules/resolve-order-type';
import { isOfferApplied } from '../is-offer-applied';
import { UnreadPrice } from '../unread-price';
import { AddressFields } from './address-fields';
import { CouponField } from './coupon-field';
import { CustomerFields } from './customer-fields';
import { FollowItem } from './follow-item';
import { FormPart } from './form-part';
import { OrderTypeField } from './order-type-field';
import { PayBox } from './pay-box';
import type { PreorderValues } from './preorder-values';
import { ShippingFields } from './shipping-fields';
import { type Quote, useQuote } from './use-quote';

interface PreorderFieldsProps {
  item: PricedItem;
  /** The code of the address. */
  offerCode: string;
  /** The code that prices are asked for with. */
  couponCode: string;
  onCoupon: (code: string) => void;
  /** Another one each time that the visitor tries again. */
  retried: object | undefined;
  /** Told what the button says is paid now, in rupees. */
  onAmount: (amount: number) => void;
}

/** The fields beside what they come to; on a phone one after the other. */
export function PreorderFields(props: PreorderFieldsProps) {
  const { item, offerCode, couponCode, onCoupon, retried, onAmount } = props;
  const { values } = useFormikContext<PreorderValues>();
  const billingState = values.billing_state;
  const quote = useQuote({ item, offerCode, couponCode, billingState, retried });
  const orderType = resolveOrderType(values.order_type, quote.orderNow);
  const amount = resolveAmountToPay(quote.item, { orderType, billingState });
  const tellAmount = useEffectEvent(onAmount);
  useEffect(() => tellAmount(amount), [amount]);
  return (
    <>
      <FollowItem item={item} />
      <Box sx={columnsSx}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <CustomerFields />
          <FormPart title="Billing address">
            <AddressFields kind="billing" />
          </FormPart>
          <ShippingFields />
          <OrderTypeField
            item={quote.item}
            billingState={billingState}
            orderNow={quote.orderNow}
            onRetry={quote.retry}
          />
          <CouponField
            applied={couponCode}
            verdict={describeCode(quote, couponCode)}
            onApply={onCoupon}
          />
        </Box>
        <PayBox
          item={quote.item}
          amount={amount}
          orderType={orderType}
          billingState={billingState}
          isHeld={orderType === 'order' && quote.orderNow !== 'open'}
        />
      </Box>
    </>
  );
}

/** The API answers no code for a while to whoever has tried many; a price without one is answered. */
const TOO_MANY = 'Too many offer codes were tried. Wait a minute, or take the code out. ';

function describeCode(
  { item, orderNow, isAnswered, isLimited, retry }: Quote,
  code: string,
): ReactNode {
  if (isAnswered) {
    return isOfferApplied(item, code)
      ? `Offer code ${code} is in the price.`
      : `Offer code ${code} changes nothing for this model. Take it out to order.`;
  }
  // A price in a state that could not be read is said where the visitor chooses how to pay.
  return retry && (isLimited || orderNow !== 'unknown') ? (
    <>
      {isLimited && TOO_MANY}
      <UnreadPrice which={`with ${code}`} onRetry={retry} />
    </>
  ) : undefined;
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
  columnGap: { md: 5, lg: 8 },
  rowGap: 4,
} as const;

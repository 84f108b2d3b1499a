import type { PricedItem } from '@site/contract';
import { Box, Section } from '@site/ui';
import { useEffect, useState } from 'react';
import { OrderNotice } from '../../parts/order-notice';
import { OutcomeView } from '../../parts/outcome-view';
import { readReference } from '../../payment/device-order';
import { isSettled, settledOutcome } from '../../payment/outcome';
import { trackPaid } from '../../payment/track-paid';
import { useCheckout } from '../../payment/use-checkout';
import { useDeviceOrder } from '../../payment/use-device-order';
import { readPayer } from './form/keep-draft';
import { PreorderForm } from './form/preorder-form';
import { FORM_ANCHOR } from './order-summary';
import { StageSpinner } from './stage-spinner';

/** How often an unclear payment is looked at again, in ms. */
const LOOK_AGAIN_MS = 5000;

interface OrderAreaProps {
  item: PricedItem;
  offerCode: string;
  onRefetch: () => void;
}

/** Where a visitor orders: what became of an earlier order, the form, the payment and its outcome. */
export function OrderArea({ item, offerCode, onRefetch }: OrderAreaProps) {
  const checkout = useCheckout();
  const followed = useDeviceOrder();
  const [round, setRound] = useState(0);
  const { outcome: reached, stage } = checkout;
  const followedOrder = followed?.order;
  const later = followedOrder && settledOutcome(followedOrder);
  const isOpen = reached?.kind === 'unclear' || reached?.kind === 'dismissed';
  const outcome = isOpen ? (later ?? reached) : reached;

  const recheck = followed?.recheck;
  useLookAgain(reached?.kind === 'unclear' ? recheck : undefined);
  useEffect(() => {
    // What the checkout came to is newer than what was read before it.
    if (reached) recheck?.();
  }, [reached]);
  useEffect(() => {
    if (followedOrder) trackPaid(followedOrder);
    if (reached?.kind === 'placed' && reached.order) trackPaid(reached.order);
  }, [followedOrder, reached]);

  const close = () => {
    if (outcome && isSettled(outcome)) setRound((n) => n + 1);
    checkout.clear();
  };
  return (
    <Section
      id={FORM_ANCHOR}
      tone="sunken"
      title="Your order"
      lead="A few details, then you pay in a secure window. What you type is kept until you are done."
    >
      {followed && stage === 'idle' && !outcome && (
        <Box sx={{ mb: 4 }}>
          <OrderNotice
            followed={followed}
            onPay={(order) => void checkout.payNow(order, readPayer())}
          />
        </Box>
      )}
      <PreorderForm
        key={round}
        label="Your order"
        item={item}
        offerCode={offerCode}
        onOrder={checkout.order}
      />
      <StageSpinner stage={stage} />
      {outcome && (
        <OutcomeView
          outcome={outcome}
          reference={readReference()}
          onHome={close}
          onRetry={() => {
            close();
            onRefetch();
          }}
        />
      )}
    </Section>
  );
}

function useLookAgain(look: (() => void) | undefined): void {
  const isWanted = look !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => look?.(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}

import { CANCELLED_ORDER_LABEL, type OrderState } from '@site/contract';
import { buildPreorderPath, formatItemName } from '@site/links';
import { Box, Button, Card, formatPrice, LinkButton, Typography } from '@site/ui';
import type { ReactNode } from 'react';
import { forgetReference } from '../payment/device-order';
import type { DeviceOrder } from '../payment/use-device-order';
import { FactList } from './fact-list';
import { orderFacts } from './order-facts';
import { ReceiptButtons } from './receipt/receipt-buttons';

interface OrderNoticeProps {
  followed: DeviceOrder;
  /** Where the page can take the payment; without it the notice leads to the page that can. */
  onPay?: ((order: OrderState) => void) | undefined;
}

/** Tells who comes back where the order of this device stands, without anything being entered again. */
export function OrderNotice({ followed, onPay }: OrderNoticeProps) {
  const { order, error, reference, recheck } = followed;
  if (!order) {
    if (!error) return null;
    return (
      <Frame title="We cannot see your order at the moment" action={<Again onClick={recheck} />}>
        Your order is kept on this device. Nothing is lost.
      </Frame>
    );
  }
  const name = formatItemName(order.item);
  const close = (variant: 'text' | 'outlined') => (
    <Button
      variant={variant}
      onClick={() => {
        // The button goes with the notice: a keyboard goes on at the beginning of the page.
        document.querySelector('main')?.focus({ preventScroll: true });
        forgetReference(reference);
      }}
    >
      Close
    </Button>
  );
  switch (order.next.step) {
    case 'paid':
      return (
        <Frame title="Your payment arrived">
          <FactList facts={orderFacts(order)} />
          <ReceiptButtons owner={{ reference }}>{close('text')}</ReceiptButtons>
        </Frame>
      );
    case 'pay-now':
      return (
        <Frame
          title={`Not paid yet: your ${name}`}
          action={
            <>
              {onPay ? (
                <Button variant="contained" onClick={() => onPay(order)}>
                  Pay now: {formatPrice(order.next.transaction_amount)}
                </Button>
              ) : (
                <LinkButton
                  to={buildPreorderPath(order.item.title, order.item.variant)}
                  variant="contained"
                >
                  Go to payment
                </LinkButton>
              )}
              {close('text')}
            </>
          }
        >
          Your order {order.ao_tracking_id} in {order.item.colour} waits for its payment. You need
          not fill in anything again.
        </Frame>
      );
    case 'being-checked':
      return (
        <Frame title="Your payment is being checked" action={<Again onClick={recheck} />}>
          Order {order.ao_tracking_id}, {name}. We look again by ourselves. Please do not pay again.
        </Frame>
      );
    case 'needs-person':
      return (
        <Frame title="Your payment arrived and is being checked" action={close('outlined')}>
          Order {order.ao_tracking_id}, {name}. Our people look at it and get in touch with you.
          Please do not pay again.
        </Frame>
      );
    case 'order-again':
      return order.ao_status === CANCELLED_ORDER_LABEL ? (
        <Frame title="Your last order was cancelled" action={close('outlined')}>
          Order {order.ao_tracking_id}, {name}. Please ask us about your money with this number.
        </Frame>
      ) : (
        <Frame title="Your last order was not paid" action={close('outlined')}>
          Order {order.ao_tracking_id}, {name}, cannot be paid any more. Please order again.
        </Frame>
      );
  }
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outlined" onClick={onClick}>
    Check again
  </Button>
);

interface FrameProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ title, action, children }: FrameProps) {
  return (
    <Card
      component="section"
      role="status"
      aria-label="Your last order"
      sx={{ p: { xs: 2.5, sm: 3 } }}
    >
      <Typography component="p" variant="overline" sx={{ mb: 0.75, color: 'text.secondary' }}>
        Your last order
      </Typography>
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{children}</Box>
      {action && <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>{action}</Box>}
    </Card>
  );
}

import { readHistoryPhone } from '@site/links';
import { useLocation } from '@site/router';
import { useHydrated } from '@site/shell';
import { Box, Section } from '@site/ui';
import { useRef, useState } from 'react';
import { loadVerifyNumber } from '../../parts/late-verify-number';
import { OrderNotice } from '../../parts/order-notice';
import { useDeviceOrder } from '../../payment/use-device-order';
import { LatestOrder } from './latest-order';
import { VerifyToSee } from './verify-to-see';

/** What was decided on the page, for one arrival at it: another arrival starts anew. */
interface Decision {
  arrival: string;
  /** The number verified here; undefined asks for one. */
  phoneNumber: string | undefined;
}

/**
 * The latest order of a phone number (spec §2, §6). The number comes in the navigation state, which
 * only the browser has; without one, or once its token has run out, the page offers to verify.
 */
function OrderHistoryPage() {
  const { state, key: arrival } = useLocation();
  const hydrated = useHydrated();
  const followed = useDeviceOrder();
  const [decision, setDecision] = useState<Decision>();
  const place = useRef<HTMLDivElement>(null);
  const decide = (phoneNumber: string | undefined) => {
    setDecision({ arrival, phoneNumber });
    // The view with the focus goes: it stays at this place, in what comes instead.
    place.current?.focus();
  };
  const carried = hydrated ? readHistoryPhone(state) : undefined;
  const phoneNumber = decision?.arrival === arrival ? decision.phoneNumber : carried;
  return (
    <Section
      level="h1"
      space="small"
      eyebrow="Your order"
      title="Order History"
      sx={{ minHeight: '60vh' }}
    >
      {followed && phoneNumber === undefined && (
        <Box sx={{ mb: 4, maxWidth: WIDEST }}>
          <OrderNotice followed={followed} />
        </Box>
      )}
      <Box
        ref={place}
        role="group"
        aria-label="Latest order"
        tabIndex={-1}
        sx={{ maxWidth: WIDEST, '&:focus': { outline: 'none' } }}
      >
        {phoneNumber === undefined ? (
          <VerifyToSee key={arrival} onVerified={decide} />
        ) : (
          <LatestOrder
            key={`${arrival} ${phoneNumber}`}
            phoneNumber={phoneNumber}
            onVerifyAgain={() => decide(undefined)}
          />
        )}
      </Box>
    </Section>
  );
}

/** An order has few and short lines: as wide as the page, each would be far from its name. */
const WIDEST = 852;

export { loadVerifyNumber as preload, OrderHistoryPage as Component };

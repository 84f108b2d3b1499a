import { useHydrated } from '@site/forms';
import { readHistoryPhone } from '@site/links';
import { useLocation } from '@site/router';
import { Section } from '@site/ui';
import { useState } from 'react';
import { LatestOrder } from './latest-order';
import { VerifyToSee } from './verify-to-see';

/**
 * The latest order of a phone number (spec §2, §6). The number comes in the navigation state, which
 * only the browser has; without one, or once its token has run out, the page offers to verify.
 */
export function Component() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [verified, setVerified] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const carried = hydrated ? readHistoryPhone(state) : undefined;
  const phoneNumber = verified ?? (carried === refused ? undefined : carried);
  return (
    <Section level="h1" space="small" width="md" title="Order History" sx={{ minHeight: '60vh' }}>
      {phoneNumber === undefined ? (
        <VerifyToSee onVerified={setVerified} />
      ) : (
        <LatestOrder
          key={phoneNumber}
          phoneNumber={phoneNumber}
          onRefused={() => {
            setRefused(phoneNumber);
            setVerified(undefined);
          }}
        />
      )}
    </Section>
  );
}

import { brand } from '@site/brand';
import { Typography } from '@site/ui';
import type { Outcome } from '../payment/outcome';
import { resolveOutcomeWords } from '../payment/resolve-outcome-words';
import { FactList } from './fact-list';
import { orderFacts } from './order-facts';
import { OtherWays } from './other-ways';
import { OutcomeOverlay } from './outcome-overlay';
import { ReceiptButton } from './receipt-button';

interface OutcomeViewProps {
  outcome: Outcome;
  /** Of the order that the outcome is about, if it was made. */
  reference: string | undefined;
  onRetry: () => void;
  onHome: () => void;
}

/** How an order ended, with everything that helps from there. */
export function OutcomeView({ outcome, reference, onRetry, onHome }: OutcomeViewProps) {
  return (
    <OutcomeOverlay words={resolveOutcomeWords(outcome)} onRetry={onRetry} onHome={onHome}>
      <Details outcome={outcome} reference={reference} />
    </OutcomeOverlay>
  );
}

function Details({ outcome, reference }: Pick<OutcomeViewProps, 'outcome' | 'reference'>) {
  switch (outcome.kind) {
    case 'placed': {
      const { order, trackingId, transactionId } = outcome;
      const facts = order
        ? orderFacts(order)
        : [['Transaction ID', transactionId] as const, ['Tracking ID', trackingId] as const];
      return (
        <>
          <FactList facts={facts} />
          {reference !== undefined && <ReceiptButton owner={{ reference }} />}
        </>
      );
    }
    case 'needs-person':
      return (
        <FactList
          facts={[
            ['Tracking ID', outcome.trackingId],
            ['Call us', brand.contact.phone],
          ]}
        />
      );
    case 'unclear':
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          If you paid, your money is safe: we look again by ourselves and settle the order. Please
          do not pay again before you see it here.
        </Typography>
      );
    case 'dismissed':
      return (
        <>
          {outcome.reason && (
            <Typography variant="body2" sx={{ mb: 2 }}>
              Your bank says: {outcome.reason}
            </Typography>
          )}
          <OtherWays />
        </>
      );
    default:
      return <OtherWays />;
  }
}

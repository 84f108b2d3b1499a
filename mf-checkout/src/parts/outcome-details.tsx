import { readContactInfo } from '@site/api-client';
import { brand, telLink } from '@site/brand';
import { SiteLink, Typography } from '@site/ui';
import type { ReactNode } from 'react';
import type { Outcome } from '../payment/outcome';
import { FactList } from './fact-list';
import { orderFacts } from './order-facts';
import { OtherWays } from './other-ways';
import { ReceiptButtons } from './receipt/receipt-buttons';

/** What is known of an order beside its outcome's words: above all where the visitor's money is. */
export function OutcomeDetails({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'placed': {
      const { order, trackingId, transactionId, isEarlier, reference } = outcome;
      const facts = order
        ? orderFacts(order)
        : [['Transaction ID', transactionId] as const, ['Tracking ID', trackingId] as const];
      return (
        <>
          {isEarlier && (
            <Sentence>
              It was paid before, and nothing was paid just now. To order another one, fill in the
              form again.
            </Sentence>
          )}
          <FactList facts={facts} />
          {reference !== undefined && <ReceiptButtons owner={{ reference }} />}
        </>
      );
    }
    case 'needs-person':
      return <ForACall trackingId={outcome.trackingId} />;
    case 'verify-failed':
      return (
        <>
          <Sentence>
            If money has left your account, please do not pay again: call us and we will find it.
          </Sentence>
          <ForACall trackingId={outcome.trackingId} />
        </>
      );
    case 'unclear':
      return (
        <Sentence>
          If you have paid, your money is safe: we check again on our own and settle the order.
          Please do not pay again before you see the result here.
        </Sentence>
      );
    case 'dismissed':
      return (
        <>
          {outcome.reason && <Sentence>Your bank says: {outcome.reason}</Sentence>}
          {outcome.isUnpaid && (
            <Sentence>
              Nothing was paid. Your order is kept: when you pay it, no second one is made.
            </Sentence>
          )}
          <OtherWays />
        </>
      );
    default:
      return (
        <>
          <Sentence>Nothing was paid. What you typed is kept.</Sentence>
          <OtherWays />
        </>
      );
  }
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ mb: 2, fontWeight: 600 }}>{children}</Typography>
);

/** What our people ask a caller for, and their number. */
function ForACall({ trackingId }: { trackingId: string | undefined }) {
  const phone = readContactInfo.useRead().data?.phone ?? brand.contact.phone;
  const call = (
    <SiteLink to={telLink(phone)} underline="always">
      {phone}
    </SiteLink>
  );
  return (
    <FactList
      facts={[...(trackingId ? [['Tracking ID', trackingId] as const] : []), ['Call us', call]]}
    />
  );
}

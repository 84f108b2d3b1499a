import type { PricedItem } from '@site/contract';
import { Section } from '@site/ui';
import { useEffect, useState } from 'react';
import { OutcomeView } from '../../parts/outcome-view';
import { FORM_ANCHOR } from './anchors';
import { focusWayOn } from './focus-way-on';
import { LatePreorderForm } from './form/late-preorder-form';
import { StageSpinner } from './stage-spinner';
import type { Ordering } from './use-ordering';

interface OrderAreaProps {
  item: PricedItem;
  offerCode: string;
  ordering: Ordering;
  onRefetch: () => void;
}

/** Where a visitor orders: the form, the payment and its outcome. */
export function OrderArea({ item, offerCode, ordering, onRefetch }: OrderAreaProps) {
  'use no memo';
  const { stage, outcome, round, isOfForm, close } = ordering;
  const [retried, setRetried] = useState<{ isOfForm: boolean }>();
  useEffect(() => {
    // Not before the overlay has gone: it holds the focus, and gives it back to what is no longer there.
    if (retried) focusWayOn(retried.isOfForm);
  }, [retried]);
  return (
    <Section
      id={FORM_ANCHOR}
      tone="sunken"
      title="Your order"
      lead="A few details, then you pay in a secure window. What you type is kept until you are done."
    >
      <LatePreorderForm
        key={round}
        label="Your order"
        item={item}
        offerCode={offerCode}
        retried={retried}
        onOrder={ordering.order}
      />
      <StageSpinner stage={stage} />
      {outcome && (
        <OutcomeView
          outcome={outcome}
          onHome={close}
          onRetry={() => {
            setRetried({ isOfForm });
            close();
            onRefetch();
          }}
        />
      )}
    </Section>
  );
}

import { announceOutcome } from '@site/forms';
import { announce } from '@site/shell';
import { LinkButton } from '@site/ui';
import { isSettled, type Outcome } from './outcome';
import { resolveOutcomeWords } from './resolve-outcome-words';

/**
 * Tells over the page that is open now what came of an order whose own page was left meanwhile.
 * @param path address of the page of the order: it takes the payment, and has the receipt
 */
export function tellLeft(outcome: Outcome, path: string): void {
  announceOutcome({
    ...resolveOutcomeWords(outcome),
    action: (
      <LinkButton to={path} variant="contained" onClick={() => announce()}>
        {isSettled(outcome) ? 'See your order' : 'Back to your order'}
      </LinkButton>
    ),
  });
}

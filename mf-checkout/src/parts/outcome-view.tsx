import { isSettled, type Outcome } from '../payment/outcome';
import { resolveOutcomeWords } from '../payment/resolve-outcome-words';
import { OutcomeDetails } from './outcome-details';
import { OutcomeOverlay } from './outcome-overlay';

interface OutcomeViewProps {
  outcome: Outcome;
  onRetry: () => void;
  onHome: () => void;
}

/** How an order ended, with everything that helps from there. */
export function OutcomeView({ outcome, onRetry, onHome }: OutcomeViewProps) {
  return (
    <OutcomeOverlay
      words={resolveOutcomeWords(outcome)}
      onRetry={isSettled(outcome) ? undefined : onRetry}
      onHome={onHome}
    >
      <OutcomeDetails outcome={outcome} />
    </OutcomeOverlay>
  );
}

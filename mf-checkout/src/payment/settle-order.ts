import { keptDraft } from '@site/forms';
import { DRAFT_NAME } from './draft-name';
import { settleIntent } from './order-intent';
import type { Outcome } from './outcome';
import { forgetUnreported, readUnreported } from './unreported-result';

/**
 * Forgets what this tab keeps of an order that nothing more is to be paid of: what was typed, and its payment
 * if that was still to be reported. Whichever way it was paid: by the form, by the notice, or elsewhere.
 */
export function settleOrder({ reference }: Pick<Outcome, 'reference'>): void {
  settleIntent();
  keptDraft(DRAFT_NAME).forget();
  if (readUnreported()?.reference === reference) forgetUnreported();
}

import { addLateSheets } from '../theme/late-sheets';
import { catchUpWithChoices } from './catch-up';
import { focusPressed } from './focus-pressed';

/** What a page needs once it is quiet, and no first view. */
export function startLate(): void {
  addLateSheets();
  catchUpWithChoices();
  focusPressed();
}

import { addLateSheets } from '../theme/late-sheets';
import { catchUpWithChoices } from './catch-up';

/** What a page needs once it is quiet, and no first view. */
export function startLate(): void {
  addLateSheets();
  catchUpWithChoices();
}

import { keptDraft } from '@site/forms';
import { clearDays, clearRecords, forgetPin } from '@site/outbox';
import { keptAttempts } from '../submit/attempts';
import { eventForms } from './event-forms';
import { forgetChoices } from './remember-choices';

/** Leaves nothing of what this window alone keeps of the events: nothing chosen or typed. */
export function forgetTyped(): void {
  for (const form of eventForms) {
    forgetChoices(form);
    keptDraft(form).forget();
    keptAttempts(form).forget();
  }
}

/** Leaves nothing of the events on this device: no ride, no list of the day, no PIN, nothing chosen or typed. */
export async function forgetDevice(): Promise<void> {
  forgetTyped();
  await clearRecords();
  await clearDays();
  await forgetPin();
}

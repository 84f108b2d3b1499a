import { keptDraft } from '@site/forms';
import { clearDays, clearRecords, forgetPin } from '@site/outbox';
import { keptAttempts } from '../submit/attempts';
import { eventForms } from './event-forms';
import { forgetChoices } from './remember-choices';

/** Leaves nothing of the events on this device: no ride, no list of the day, no PIN, nothing chosen or typed. */
export async function forgetDevice(): Promise<void> {
  for (const form of eventForms) {
    forgetChoices(form);
    keptDraft(form).forget();
    keptAttempts(form).forget();
  }
  await clearRecords();
  await clearDays();
  await forgetPin();
}

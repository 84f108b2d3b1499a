import {
  type Stage,
  selectValidMessage,
  TEST_RIDE_CANCELLED,
  TEST_RIDE_COMPLETED,
} from '@site/contract';
import { fieldError } from '../../platform/http/http-error';

/**
 * Checks the status that a test ride is recorded with: the title of the first "testride" stage, as
 * the forms send it, or one of its children that needs neither proof nor reason (spec §4). Those two
 * are reached by an update, which carries them.
 * @throws HttpError 400 with the message of spec §5
 */
export function checkInitialStatus(status: string, stages: readonly Stage[]): void {
  const [first] = stages;
  const titles = [first?.ch_stage_title, ...(first?.ch_sub ?? []).map((sub) => sub.ch_stage_title)];
  const isOpen = status !== TEST_RIDE_COMPLETED && status !== TEST_RIDE_CANCELLED;
  if (!isOpen || !titles.includes(status)) {
    throw fieldError('testride_status', selectValidMessage('Test Ride Status'));
  }
}

import {
  cancelReasonField,
  messages,
  type Stage,
  selectValidMessage,
  TEST_RIDE_CANCELLED,
  TEST_RIDE_COMPLETED,
  type TestRideUpdate,
  testRideStatusField,
} from '@site/contract';
import { fieldError } from '../../platform/http/http-error';

/**
 * Checks an update against the stages: the status is a child of the first "testride" stage,
 * Cancelled has a reason out of its children, Completed has a file (spec §4, §5).
 * @throws HttpError 400 with the messages of spec §5
 */
export function checkUpdate(
  { testride_status: status, testride_reason: reason = '' }: TestRideUpdate,
  hasFile: boolean,
  stages: readonly Stage[],
): void {
  const options = stages[0]?.ch_sub ?? [];
  const chosen = options.find((stage) => stage.ch_stage_title === status);
  if (!chosen) throw fieldError('testride_status', selectValidMessage(testRideStatusField.label));
  if (status === TEST_RIDE_CANCELLED) {
    if (reason === '') throw fieldError('testride_reason', cancelReasonField.says.min);
    if (!chosen.ch_sub.some((stage) => stage.ch_stage_title === reason)) {
      throw fieldError('testride_reason', selectValidMessage(cancelReasonField.label));
    }
  }
  if (status === TEST_RIDE_COMPLETED && !hasFile)
    throw fieldError('testride_file', messages.fileRequired);
}

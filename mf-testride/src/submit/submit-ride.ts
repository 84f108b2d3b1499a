import type { WriteResult } from '@site/api-client';
import type { Plan, Progress, RunResult } from '@site/outbox';
import { recordFailures } from '../rules/resolve-record-outcome';
import { keepRide } from './keep-ride';
import { loadOutbox } from './load-outbox';
import { noteDay } from './note-day';
import type { StepName } from './plan-ride';
import { reuseKeys } from './reuse-keys';
import type { Attempts, Edited, Ride, Submitted } from './ride';

const attemptOf = ({ steps }: Plan) => steps[0]?.key ?? '';

/**
 * Sends a ride step by step. Where nobody can say that the server has judged it, the ride is kept on the
 * device and sent later; a step that the server refuses ends it with the step's own words.
 */
export async function submitRide(
  ride: Ride,
  attempts: Attempts,
  edited?: Edited,
): Promise<WriteResult<Submitted>> {
  const { runPlan, removeRecord } = await loadOutbox();
  const tried = edited
    ? reuseKeys(ride.plan, edited)
    : { plan: ride.plan, progress: attempts.get(attemptOf(ride.plan)) ?? nothing };
  const result = await runPlan(tried.plan, tried.progress, {
    ...(ride.file && { file: ride.file }),
  });
  if (result.status === 'refused') {
    attempts.set(attemptOf(ride.plan), result.progress);
    return refused(ride, result);
  }
  attempts.clear();
  if (result.status === 'unreached')
    return keepRide({ ...ride, plan: tried.plan }, result.progress, edited?.id);
  const given = result.progress.variables;
  if (edited) await removeRecord(edited.id);
  await noteDay(ride.columns, { given });
  return { ok: true, data: { isKept: false } };
}

const nothing: Progress = { done: 0, variables: {} };

function refused(
  { failures }: Ride,
  { refusal }: Extract<RunResult, { status: 'refused' }>,
): WriteResult<never> {
  const message = failures[refusal.step as StepName] ?? recordFailures.submit;
  return { ok: false, message, fieldErrors: { ...refusal.fieldErrors } };
}

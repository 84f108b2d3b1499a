import type { WriteResult } from '@site/api-client';
import type { Plan, Progress } from '@site/outbox';
import { recordFailures } from '../rules/resolve-record-outcome';
import type { Attempts } from './attempts';
import { keepRefused, type RefusedRun } from './keep-refused';
import { keepRide } from './keep-ride';
import { loadOutbox } from './load-outbox';
import { noteDay } from './note-day';
import type { StepName } from './plan-ride';
import { reuseKeys, type Tried } from './reuse-keys';
import type { Edited, Ride, Submitted } from './ride';
import { unreadableProof } from './unreadable-proof';

const GONE = 'This ride does not wait to be edited any more: it was sent or removed meanwhile.';

/**
 * Sends a ride step by step. Where nobody can say that the server has judged it, the ride is kept on the
 * device and sent later; a step that the server refuses ends it with the step's own words. Where the network went away
 * before the code that sends was here, it is told as not submitted.
 */
export async function submitRide(
  ride: Ride,
  attempts: Attempts,
  edited?: Edited,
): Promise<WriteResult<Submitted>> {
  const outbox = await loadOutbox().catch((error: unknown) => console.error(error));
  if (!outbox) return { ok: false, message: recordFailures.submit, fieldErrors: {} };
  const isOpen = !edited || (await outbox.isRefused(edited.id).catch(() => true));
  if (!isOpen) {
    return { ok: false, message: `${recordFailures.submit} ${GONE}`, fieldErrors: {} };
  }
  const { plan, progress } = begin(ride.plan, attempts, edited);
  const file = plan.steps.some(({ fileField }) => fileField) ? ride.file : null;
  const unreadable = await unreadableProof(file);
  if (unreadable) return unreadable;
  const result = await outbox.runPlan(plan, progress, {
    ...(file && { file }),
    onProgress: async (reached) => attempts.note(plan, reached),
  });
  attempts.note(plan, result.progress);
  const tried = { ...ride, plan, file };
  if (result.status === 'refused') {
    if (edited) await keepRefused(tried, result, edited.id);
    return refused(ride, result);
  }
  const settled =
    result.status === 'unreached'
      ? await keepRide(tried, result.progress, edited?.id)
      : await settle(ride, result.progress, edited);
  if (settled.ok) attempts.forget();
  return settled;
}

/** Where a ride goes on: at what was done of it, here or before it was kept. */
function begin(plan: Plan, attempts: Attempts, edited: Edited | undefined): Tried {
  const tried = edited ? reuseKeys(plan, edited) : { plan, progress: { done: 0, variables: {} } };
  const { done, variables } = attempts.progressOf(tried.plan);
  return {
    plan: tried.plan,
    progress: {
      done: Math.max(done, tried.progress.done),
      variables: { ...tried.progress.variables, ...variables },
    },
  };
}

async function settle(
  { columns }: Ride,
  { variables }: Progress,
  edited: Edited | undefined,
): Promise<WriteResult<Submitted>> {
  const { removeRecord } = await loadOutbox();
  if (edited) await removeRecord(edited.id);
  await noteDay(columns, { given: variables });
  return { ok: true, data: { isKept: false } };
}

function refused({ failures }: Ride, { refusal }: RefusedRun): WriteResult<never> {
  const message = failures[refusal.step as StepName] ?? recordFailures.submit;
  return { ok: false, message, fieldErrors: { ...refusal.fieldErrors } };
}

import type { ApiError, WriteResult } from '@site/api-client';
import type { Progress, Step } from '../plan';
import type { Refusal, RunResult } from './run-result';

/**
 * Statuses that say nothing of what was sent: too busy, something on the way does not answer, or a network that asks
 * people to sign in first (511).
 */
const NO_VERDICT = new Set([408, 425, 429, 502, 503, 504, 511]);

const isUnreached = ({ kind, status }: ApiError): boolean =>
  kind !== 'http' || NO_VERDICT.has(status ?? 0);

/** What a run came to whose step was not taken: unreached where nothing was said of what was sent, else refused. */
export function failedRun(
  progress: Progress,
  step: Step,
  { message, fieldErrors, error }: Extract<WriteResult<unknown>, { ok: false }>,
): RunResult {
  if (error && isUnreached(error)) return { status: 'unreached', progress, reason: error.message };
  return refusedRun(progress, step, {
    message,
    fieldErrors,
    isServerFault: (error?.status ?? 0) >= 500,
  });
}

/** A run that a step was refused in. @param said what the server said of it, as far as it did */
export function refusedRun(progress: Progress, step: Step, said: Partial<Refusal> = {}): RunResult {
  const refusal = {
    message: null,
    fieldErrors: {},
    isServerFault: false,
    ...said,
    step: step.name,
  };
  return { status: 'refused', progress, refusal };
}

import type { Plan, Progress } from '../plan';
import { failedRun, refusedRun } from './failed-run';
import { givenVariables } from './given-variables';
import { lookUp } from './look-up';
import type { RunResult } from './run-result';
import { bodyOf, sendStep } from './send-step';

interface RunOptions {
  file?: File | undefined;
  /** Told after each step that was done, before the next begins. */
  onProgress?: (progress: Progress) => Promise<void>;
  /** Limit of a step that carries the file, in ms. */
  fileLimitMs?: number;
}

/** Runs what is left of a plan. A step that fails ends the run; the steps before it stay done. */
export async function runPlan(
  plan: Plan,
  from: Progress,
  { file, onProgress, fileLimitMs }: RunOptions = {},
): Promise<RunResult> {
  const look = await lookUp(plan, from);
  let progress = look.progress;
  if (progress !== from && look.isAnswered) await onProgress?.(progress);
  for (const step of plan.steps.slice(progress.done)) {
    const limit = step.fileField && file ? fileLimitMs : undefined;
    const result = await sendStep(step, bodyOf(step, progress, file), limit);
    if (!result.ok) {
      // Nothing was reached at all: whether an enquiry exists is to be asked again.
      const isUnasked = !look.isAnswered && progress.done === from.done;
      return failedRun(isUnasked ? from : progress, step, result);
    }
    const gives = givenVariables(step, result.data);
    if (!gives) return refusedRun(progress, plan.steps[progress.done + 1] ?? step);
    progress = { done: progress.done + 1, variables: { ...progress.variables, ...gives } };
    await onProgress?.(progress);
  }
  return { status: 'done', progress };
}

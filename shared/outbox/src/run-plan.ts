import { ApiError, fetchAnswer, isRecord, type WriteResult } from '@site/api-client';
import { checkExistingCustomer } from '@site/contract';
import { type Plan, type Progress, type Step, waitingCalls } from './plan';

/** How a run ended. `unreached`: nobody can say that the server has judged it, so it is to be tried again. */
export type RunResult =
  | { status: 'done'; progress: Progress }
  | { status: 'unreached'; progress: Progress; reason: string }
  | { status: 'refused'; progress: Progress; refusal: Refusal };

/** A step that the server has judged. */
export interface Refusal {
  /** Name of the step. */
  step: string;
  /** The server's words, or null when it sent none. */
  message: string | null;
  fieldErrors: Readonly<Record<string, string>>;
  /** True for a fault of the server's own (5xx): the same may pass later. */
  isServerFault: boolean;
}

interface RunOptions {
  file?: File | undefined;
  /** Told after each step that was done, before the next begins. */
  onProgress?: (progress: Progress) => Promise<void>;
  /** Limit of a step that carries the file, in ms. */
  fileLimitMs?: number;
}

/** Statuses that say nothing of what was sent: too busy, or something on the way does not answer. */
const NO_VERDICT = new Set([408, 425, 429, 502, 503, 504]);

const isUnreached = ({ kind, status }: ApiError): boolean =>
  kind !== 'http' || NO_VERDICT.has(status ?? 0);

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
      return failure(isUnasked ? from : progress, step, result);
    }
    const gives = given(step, result.data);
    if (!gives) return refuse(progress, plan.steps[progress.done + 1] ?? step);
    progress = { done: progress.done + 1, variables: { ...progress.variables, ...gives } };
    await onProgress?.(progress);
  }
  return { status: 'done', progress };
}

/** The progress with the value that the look chooses. A look that fails counts as none (spec §8). */
async function lookUp(
  { look }: Plan,
  progress: Progress,
): Promise<{ progress: Progress; isAnswered: boolean }> {
  if (!look || look.variable in progress.variables) return { progress, isAnswered: true };
  const { phone, variable, whenFound, otherwise } = look;
  const choose = (value: string): Progress => ({
    ...progress,
    variables: { ...progress.variables, [variable]: value },
  });
  try {
    const found = await fetchAnswer(checkExistingCustomer, { id: phone }, {});
    return { progress: choose(found === 1 ? whenFound : otherwise), isAnswered: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { progress: choose(otherwise), isAnswered: error.kind !== 'network' };
  }
}

type Body = Record<string, string | File>;

function bodyOf(step: Step, { variables }: Progress, file: File | undefined): Body {
  const taken = Object.entries(step.takes ?? {}).map(([field, variable]) => [
    field,
    variables[variable] ?? '',
  ]);
  const body: Body = { ...Object.fromEntries(taken), ...step.fields };
  if (step.fileField && file) body[step.fileField] = file;
  return body;
}

function sendStep(step: Step, body: Body, limitMs: number | undefined) {
  // A plan is data: the contract's own schemas judge its fields at the server.
  const write = waitingCalls[step.call] as (
    body: Body,
    key: string,
    limitMs?: number,
  ) => Promise<WriteResult<unknown>>;
  return write(body, step.key, limitMs);
}

/** What the steps behind this one need of its answer; undefined when something of it is missing. */
function given({ gives = {} }: Step, data: unknown): Record<string, string> | undefined {
  const answer = isRecord(data) ? data : {};
  const values: Record<string, string> = {};
  for (const [variable, field] of Object.entries(gives)) {
    const value = answer[field];
    if (typeof value !== 'string') return undefined;
    values[variable] = value;
  }
  return values;
}

function failure(
  progress: Progress,
  step: Step,
  { message, fieldErrors, error }: Extract<WriteResult<unknown>, { ok: false }>,
): RunResult {
  if (error && isUnreached(error)) return { status: 'unreached', progress, reason: error.message };
  return refuse(progress, step, {
    message,
    fieldErrors,
    isServerFault: (error?.status ?? 0) >= 500,
  });
}

function refuse(progress: Progress, step: Step, said: Partial<Refusal> = {}): RunResult {
  const refusal = {
    message: null,
    fieldErrors: {},
    isServerFault: false,
    ...said,
    step: step.name,
  };
  return { status: 'refused', progress, refusal };
}

import type { WriteResult } from '@site/api-client';
import { type Progress, type Step, waitingCalls } from '../plan';

type Body = Record<string, string | File>;

/** What a step sends: its own fields, what earlier steps gave, and its file. */
export function bodyOf(step: Step, { variables }: Progress, file: File | undefined): Body {
  const taken = Object.entries(step.takes ?? {}).map(([field, variable]) => [
    field,
    variables[variable] ?? '',
  ]);
  const body: Body = { ...Object.fromEntries(taken), ...step.fields };
  if (step.fileField && file) body[step.fileField] = file;
  return body;
}

/** Sends a step, under its own key. @param limitMs ms that the call may take; that of the call by default */
export function sendStep(step: Step, body: Body, limitMs: number | undefined) {
  // A plan is data: the contract's own schemas judge its fields at the server.
  const write = waitingCalls[step.call] as (
    body: Body,
    key: string,
    limitMs?: number,
  ) => Promise<WriteResult<unknown>>;
  return write(body, step.key, limitMs);
}

import type { Progress } from '../plan';

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

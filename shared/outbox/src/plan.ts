import { createEnquiry, recordWalkIn, updateEnquiryTestRide } from '@site/api-client';

/** The writes that may wait on a device: each is done once under its idempotency key. */
export const waitingCalls = { createEnquiry, recordWalkIn, updateEnquiryTestRide };

export type WaitingCall = keyof typeof waitingCalls;

/** One write of a plan, as data: it can be kept for days and sent by another document or a worker. */
export interface Step {
  /** What the page calls it, e.g. to find its message. */
  name: string;
  call: WaitingCall;
  fields: Readonly<Record<string, string>>;
  /** Field → variable that an earlier step or the look gave. */
  takes?: Readonly<Record<string, string>>;
  /** Variable → field of this step's answer. */
  gives?: Readonly<Record<string, string>>;
  /** The field that carries the plan's file. */
  fileField?: string;
  /** The idempotency key: the same at every try. */
  key: string;
}

/**
 * What is asked before the first step: whether an enquiry of the phone exists. A look that fails counts
 * as none (spec §8); when nothing could be reached at all, it is made again with the next try.
 */
export interface Look {
  phone: string;
  /** The variable that the answer chooses a value for. */
  variable: string;
  whenFound: string;
  otherwise: string;
}

/** What is to be sent for one record, in order. */
export interface Plan {
  look?: Look;
  steps: readonly Step[];
}

/** How far a plan came. What is done is never done again. */
export interface Progress {
  done: number;
  variables: Readonly<Record<string, string>>;
}

export const notBegun: Progress = { done: 0, variables: {} };

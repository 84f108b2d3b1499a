import type { KeyFor } from '@site/forms';
import type { Plan } from '@site/outbox';
import type { Attempts } from './attempts';
import type { StepName } from './plan-ride';
import type { Tried } from './reuse-keys';

/** A ride that somebody has recorded. */
export interface Ride {
  /** Which form. */
  form: string;
  plan: Plan;
  file: File | null;
  /** What stood in the form, to be edited when it is refused. */
  values: Readonly<Record<string, string>>;
  /** Whose ride it is. */
  label: string;
  /** What the list of the day says of it, by heading: nothing of a person. */
  columns: Readonly<Record<string, string>>;
  /** What is said of a step that fails (spec §8). */
  failures: Partial<Record<StepName, string>>;
}

/** What became of a ride: recorded by the server, or kept on the device. */
export interface Submitted {
  isKept: boolean;
}

/** A kept ride that is being edited. */
export interface Edited extends Tried {
  id: number;
}

/** What a form knows of its submits: their keys, how far failed ones came, and the kept ride that is edited. */
export interface RideSubmit {
  keyFor: KeyFor;
  attempts: Attempts;
  edited?: Edited | undefined;
}

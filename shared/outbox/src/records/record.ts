import type { StoredRecord } from '../database';
import type { Plan, Progress } from '../plan';
import type { Refusal } from '../run-plan/run-result';

/** What is sealed of a record. */
export interface RecordContent {
  plan: Plan;
  progress: Progress;
  /** What stood in the form, to be edited: texts by field. */
  values: Readonly<Record<string, string>>;
  /** Who it is about, for the list. */
  label: string;
  file?: { name: string; type: string };
  refusal?: Refusal;
  /** Why the last try did not reach the server. */
  reason?: string;
}

/** A record, opened. */
export interface KeptRecord extends Pick<StoredRecord, 'id' | 'form' | 'keptAt' | 'state'> {
  content: RecordContent;
}

import { useState } from 'react';
import { type Attempts, createAttempts } from '../submit/attempts';
import { loadOutbox } from '../submit/load-outbox';
import type { Edited } from '../submit/ride';

/** A kept ride, opened again in its form. */
export interface EditedRide extends Edited {
  /** Whose ride it is. */
  label: string;
  values: Readonly<Record<string, string>>;
  file: File | null;
  /** Of this ride alone: the one that was being typed before has its own. */
  attempts: Attempts;
}

/** The kept ride that is being edited, how to open one, how to go back to a new one, and what ends it. */
export function useEdited() {
  const [edited, setEdited] = useState<EditedRide>();
  const open = async (id: number) => {
    const { readRecord } = await loadOutbox();
    const record = await readRecord(id);
    if (!record) return;
    const { plan, progress, values, label } = record.content;
    const attempts = createAttempts();
    setEdited({ id, label, plan, progress, values, file: record.file ?? null, attempts });
  };
  return {
    edited,
    edit: (id: number) => void open(id).catch(console.error),
    stop: () => setEdited(undefined),
    /** Told of a ride that was sent or removed, undefined for a new one: another one that is open by then stays so. */
    finish: (id: number | undefined) => setEdited((now) => (now?.id === id ? undefined : now)),
  };
}

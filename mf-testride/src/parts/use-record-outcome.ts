import type { WriteResult } from '@site/api-client';
import { track } from '@site/shell';
import { useState } from 'react';
import { type RecordOutcome, resolveRecordOutcome } from '../rules/resolve-record-outcome';

/** The outcome to show, and how to set it from a result and clear it again. */
export function useRecordOutcome() {
  const [outcome, setOutcome] = useState<RecordOutcome>();
  const show = (result: WriteResult<unknown>, source: string) => {
    if (result.ok) track('test_ride_booked', { source });
    setOutcome(resolveRecordOutcome(result));
  };
  return { outcome, show, clear: () => setOutcome(undefined) };
}

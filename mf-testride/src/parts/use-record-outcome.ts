import type { WriteResult } from '@site/api-client';
import { announceOutcome, useIsLeft } from '@site/forms';
import { track } from '@site/shell';
import { useEffect, useRef, useState } from 'react';
import { firstField } from '../event/first-field';
import { type RecordOutcome, resolveRecordOutcome } from '../rules/resolve-record-outcome';

/**
 * The outcome to show, and how to set it from a result and clear it again; of a page that was left meanwhile
 * the shell tells it. After a recorded ride the
 * focus is on the first field of the area, be it the form's or the PIN's: the next one begins there.
 */
export function useRecordOutcome() {
  const [outcome, setOutcome] = useState<RecordOutcome>();
  const isLeft = useIsLeft();
  const area = useRef<HTMLDivElement>(null);
  const wasRecorded = useRef(false);
  useEffect(() => {
    if (!outcome && wasRecorded.current) firstField(area.current)?.focus();
    wasRecorded.current = outcome?.status === 'success';
  }, [outcome]);
  const show = (result: WriteResult<{ isKept: boolean }>, source: string) => {
    if (result.ok && !result.data?.isKept) track('test_ride_booked', { source });
    const reached = resolveRecordOutcome(result);
    if (isLeft.current) announceOutcome(reached);
    else setOutcome(reached);
  };
  return { outcome, show, clear: () => setOutcome(undefined), area };
}

import { useLocation } from '@site/router';
import { getRuntimeConfig, setTrackingSink, type TrackingEvent, track } from '@site/shell';
import { createLate } from '@site/ui';
import { useEffect, useState } from 'react';
import { useIdle, whenQuiet } from '../hooks/use-idle';
import { useLasting } from '../hooks/use-lasting';
import { useConsent } from './consent';
import { useFirstMove } from './use-first-move';

/** Its code comes when it shows: most visits have chosen already. When it is lost nothing is measured. */
const { Late: ConsentNotice } = createLate<{ open: boolean }>(
  async () => (await import(/* webpackChunkName: "late" */ './consent-notice')).ConsentNotice,
  { Failed: () => null },
);

/** The notice leaves this time after the idle moment, in ms: the offers pop-up, if any, comes first (spec §4: 1.2 s). */
const NOTICE_AFTER_MS = 1_500;

/**
 * Tracking of one deployment: nothing at all without a tag id. With one it asks for consent after the
 * visitor's first move, and starts, when granted, as soon as the browser is idle.
 */
export function TrackingRoot() {
  const { trackingId } = getRuntimeConfig();
  return trackingId ? <Tracking id={trackingId} /> : null;
}

function Tracking({ id }: { id: string }) {
  const consent = useConsent();
  const idle = useIdle();
  const moved = useFirstMove();
  const started = useStarted(id, consent === 'granted');
  const { pathname } = useLocation();
  useEffect(() => {
    if (started) track('page_viewed', { path: pathname });
  }, [started, pathname]);
  const settled = useLasting(idle, NOTICE_AFTER_MS);
  return settled && moved && consent === 'unknown' ? <ConsentNotice open /> : null;
}

/**
 * Starts tracking in a quiet moment once it is `wanted`, with what has happened since, and stops it when the consent is
 * withdrawn.
 */
function useStarted(id: string, wanted: boolean): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let stop = () => setTrackingSink(undefined);
    let gone = false;
    const early: TrackingEvent[] = [];
    setTrackingSink((event) => early.push(event));
    const stopWaiting = whenQuiet(() => {
      import('./start-tracking').then(
        ({ startTracking }) => {
          if (gone) return;
          stop = startTracking(id, early);
          setStarted(true);
        },
        // Tracking never breaks a page.
        () => gone || stop(),
      );
    });
    return () => {
      gone = true;
      stopWaiting();
      stop();
      setStarted(false);
    };
  }, [id, wanted]);
  return started;
}

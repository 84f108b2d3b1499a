import { Box } from '@site/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EventPanelProps } from './event-panel';
import { firstField } from './first-field';

/** Height of the panel's first line, kept free while its code comes. */
const PANEL_HEIGHT = 88;

interface EventFrameProps extends Omit<EventPanelProps, 'onLocked' | 'onOpened'> {
  /** The form. It begins anew when the device was cleared. */
  children: ReactNode;
}

/**
 * What surrounds both recording forms: what waits on this device, above the form, and the PIN, which
 * takes the form's place. Its code comes once the page is alive; the form needs none of it.
 */
export function EventFrame({ children, onCleared, ...panel }: EventFrameProps) {
  const [Panel, setPanel] = useState<ComponentType<EventPanelProps>>();
  const [isLocked, setLocked] = useState(false);
  const [clearings, setClearings] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  // The PIN's field is gone: a keyboard goes on in the form. A lock that ends by itself moves nothing.
  useEffect(() => {
    if (isLocked || !isOpened.current) return;
    isOpened.current = false;
    firstField(form.current)?.focus();
  }, [isLocked]);
  const noteOpened = () => {
    isOpened.current = true;
  };
  useEffect(() => {
    if (clearings > 0) firstField(form.current)?.focus();
  }, [clearings]);
  const clear = () => {
    setClearings((count) => count + 1);
    onCleared();
  };
  const isHere = Panel !== undefined;
  useEffect(() => {
    if (isHere) return;
    const load = () => {
      import(/* webpackChunkName: "event" */ './event-panel').then(
        (module) => setPanel(() => module.EventPanel),
        // The network went away before all of the page was here: the form works as long as there is one.
        (error: unknown) => console.info('What waits on this device cannot be shown.', error),
      );
    };
    load();
    // Without it nothing of what waits is sent from this page.
    window.addEventListener('online', load);
    document.addEventListener('visibilitychange', load);
    return () => {
      window.removeEventListener('online', load);
      document.removeEventListener('visibilitychange', load);
    };
  }, [isHere]);
  return (
    <>
      <Box sx={{ minHeight: PANEL_HEIGHT }}>
        {Panel && <Panel {...panel} onLocked={setLocked} onOpened={noteOpened} onCleared={clear} />}
      </Box>
      <div ref={form} hidden={isLocked} key={clearings}>
        {children}
      </div>
    </>
  );
}

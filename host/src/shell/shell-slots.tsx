import { useEffect, useState } from 'react';
import { needsFreshDocument } from '../federation/freshness';
import { LeaveBoundary } from '../federation/leave-boundary';
import { RemoteSlot } from '../federation/remote-slot';
import { useIdle } from '../hooks/use-idle';
import { onAskedAgain } from '../tracking/consent';
import { SlotFallback } from './slot-fallback';
import type { SlotState } from './use-slot';

interface DialogSlotProps {
  name: 'book-now' | 'enquiry-panel';
  label: string;
  slot: SlotState;
}

/** A slot that a visitor opens: its remote is loaded then, and shown as loading or failed meanwhile. */
export function DialogSlot({ name, label, slot }: DialogSlotProps) {
  const { mounted, open, attempt, hide, retry } = slot;
  const retryOrReload = async () => {
    if (await needsFreshDocument()) window.location.reload();
    else retry();
  };
  return (
    <LeaveBoundary>
      {mounted && (
        <RemoteSlot
          key={attempt}
          name={name}
          open={open}
          onClose={hide}
          payload={{}}
          fallback={(state) => (
            <SlotFallback
              state={state}
              label={label}
              open={open}
              onClose={hide}
              onRetry={retryOrReload}
            />
          )}
        />
      )}
    </LeaveBoundary>
  );
}

/** The offers pop-up: loaded when the browser is idle, decides by itself whether to show (spec §4). */
export function OffersPopupSlot() {
  const idle = useIdle();
  const [open, setOpen] = useState(true);
  // In a narrow window the consent notice, when asked for, needs its place.
  useEffect(() => onAskedAgain(() => setOpen(false)), []);
  if (!idle) return null;
  return <RemoteSlot name="offers-popup" open={open} onClose={() => setOpen(false)} payload={{}} />;
}

import type { SlotComponent, SlotName } from '@site/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { loadExpose } from './load-expose';
import { RemoteBoundary } from './remote-boundary';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';
import { useSnapshot } from './snapshot-context';

interface RemoteSlotProps {
  name: SlotName;
  open: boolean;
  onClose: () => void;
  /** Stands there while the slot's code comes (`waiting`), or when it cannot (`failed`). */
  fallback?: ReactNode | ((state: 'waiting' | 'failed') => ReactNode);
}

type Loaded =
  | { status: 'waiting' }
  | { status: 'ready'; Slot: SlotComponent }
  | { status: 'failed' };

function useSlotComponent(remote: LiveRemote | undefined, name: SlotName): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'waiting' });
  useEffect(() => {
    if (!remote) return;
    let current = true;
    loadExpose(remote, `slots/${name}`).then(
      (module) => current && setLoaded({ status: 'ready', Slot: module['Slot'] as SlotComponent }),
      (error: unknown) => {
        reportFault(remote, error);
        if (current) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [remote, name]);
  return loaded;
}

/**
 * A named hole of the shell, filled by whichever remote's release declares it. Mount it when the slot
 * is wanted (opened, or idle): mounting is what loads it, so it never stands on the critical path. A
 * slot that nobody fills, or whose remote fails, leaves the rest of the page alone.
 */
export function RemoteSlot({ name, open, onClose, fallback = null }: RemoteSlotProps) {
  const remote = useSnapshot().remotes.find((r) => r.slots.some((slot) => slot.name === name));
  const loaded = useSlotComponent(remote, name);
  const standIn = (state: 'waiting' | 'failed') =>
    typeof fallback === 'function' ? fallback(state) : fallback;
  if (!remote) return standIn('failed');
  if (loaded.status !== 'ready') return standIn(loaded.status);
  return (
    <RemoteBoundary remote={remote} fallback={standIn('failed')}>
      <div data-mf={`${remote.name}@${remote.version}`} data-slot={name}>
        <loaded.Slot open={open} onClose={onClose} payload={{}} />
      </div>
    </RemoteBoundary>
  );
}

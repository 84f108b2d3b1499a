import {
  checkStorage,
  type DayEntry,
  type ExpiredNote,
  hasPin,
  isLocked,
  type KeptRecord,
  listDay,
  listRecords,
  onChange,
  readExpiredNote,
  type StorageState,
} from '@site/outbox';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { startSending } from './start-sending';

/** What lies on this device now. */
export interface OutboxView {
  storage: StorageState;
  records: readonly KeptRecord[];
  day: readonly DayEntry[];
  expired: ExpiredNote | undefined;
  hasPin: boolean;
  isLocked: boolean;
}

const nothing: OutboxView = {
  storage: 'blocked',
  records: [],
  day: [],
  expired: undefined,
  hasPin: false,
  isLocked: false,
};

const canRead = (storage: StorageState): boolean => storage === 'ready' || storage === 'full';

async function look(storage: StorageState): Promise<OutboxView> {
  const [records, day, expired, pin, locked] = await Promise.all([
    listRecords(),
    listDay(),
    readExpiredNote(),
    hasPin(),
    isLocked(),
  ]);
  return { storage, records, day, expired, hasPin: pin, isLocked: locked };
}

/** What lies on this device, and how to look again; undefined until it was looked at. Sends what waits. */
export function useOutbox(): { view: OutboxView | undefined; refresh: () => Promise<void> } {
  const [view, setView] = useState<OutboxView>();
  const looks = useRef({ begun: 0, shown: 0 }).current;
  const refresh = async () => {
    looks.begun += 1;
    const own = looks.begun;
    const storage = await checkStorage();
    const seen = canRead(storage) ? await look(storage) : undefined;
    // A look that took longer than one after it has seen what is no more.
    if (own > looks.shown) {
      looks.shown = own;
      // Nobody can say what a device holds that is lost to this page: its lock stays as it was.
      setView((before) => seen ?? { ...((storage === 'lost' && before) || nothing), storage });
    }
  };
  const lookAgain = useEffectEvent(() => {
    refresh().catch((error: unknown) => {
      console.error(error);
      setView((seen) => seen ?? nothing);
    });
  });
  useEffect(() => {
    const look = () => lookAgain();
    look();
    // A page that was open overnight has another day when somebody comes back to it, and storage that could not be
    // opened may be there by then.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const isKeeping = view !== undefined && canRead(view.storage);
  useEffect(() => {
    if (!isKeeping) return;
    const stops = [onChange(() => lookAgain()), startSending()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isKeeping]);
  return { view, refresh };
}

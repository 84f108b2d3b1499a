import { browserText } from '@site/shell';
import { useSyncExternalStore } from 'react';

/** Where the device keeps the reference of its order: opaque, and nothing personal is shown for it. */
const ORDER_REFERENCE_KEY = 'orderReference';

const kept = browserText('local', ORDER_REFERENCE_KEY);
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** The reference of the order made last on this device, if it was not put away. */
export const readReference = (): string | undefined => kept.read();

/** Keeps the reference of a new order; a device follows one order at a time. */
export function keepReference(reference: string): void {
  kept.write(reference);
  tellAll();
}

/** Forgets an order that is done with; a newer one of another tab stays. */
export function forgetReference(reference: string): void {
  if (kept.read() !== reference) return;
  kept.forget();
  tellAll();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === ORDER_REFERENCE_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The device's reference, followed across tabs; undefined on a server and while hydrating. */
export function useDeviceReference(): string | undefined {
  return useSyncExternalStore(subscribe, readReference, () => undefined);
}

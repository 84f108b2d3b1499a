import { openChannel } from './channel';

const CHANNEL = 'outbox';
const listeners = new Set<() => void>();

/** Tells every open page, and the worker, that something in the outbox has changed. */
export function announceChange(): void {
  for (const listener of listeners) listener();
  const channel = openChannel(CHANNEL);
  channel?.postMessage('changed');
  channel?.close();
}

/** Calls back after each change, made here or elsewhere. Returns the function that stops it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.close();
  };
}

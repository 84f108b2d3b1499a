import { openChannel } from './channel';

const CHANNEL = 'outbox-cleared';

interface SharedClearing {
  /** Tells the other windows of this browser that the device was cleared. */
  tell: () => void;
  stop: () => void;
}

/**
 * Calls back when another window of this browser has cleared the device: what is being typed is kept by each window
 * for itself, and only that window can forget it.
 */
export function shareClearing(onCleared: () => void): SharedClearing {
  // A channel does not hear what it says itself.
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', onCleared);
  return { tell: () => channel?.postMessage('cleared'), stop: () => channel?.close() };
}

import { SYNC_TAG } from './send';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to send when there is a network again, even if the page is closed by then, and not to
 * throw the records away when room gets scarce. A browser that does neither sends on the next visit.
 */
export async function askToSendLater(): Promise<void> {
  try {
    // Firefox asks people whether it may, and they may answer never: nothing waits for that.
    navigator.storage?.persist?.().catch(() => undefined);
    const registration: SyncRegistration | undefined =
      await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch (_notAllowed) {
    // Some browsers refuse both by a setting: the next visit sends.
  }
}

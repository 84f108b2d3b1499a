import { getRuntimeConfig } from '@site/shell';
import { cachesOf } from './kept-sets';
import { workerAddress } from './manifest';

/** The worker of this very page, if there is one: other pages have others, or none. */
async function ownRegistration(path: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(path);
  return registration && new URL(registration.scope).pathname === path ? registration : undefined;
}

/**
 * Has the browser keep a page, or forget it where such pages are switched off.
 * @throws what a browser that forbids workers throws, e.g. in a private window
 */
export async function keepPage(path: string): Promise<void> {
  if (getRuntimeConfig().offlinePages) {
    await navigator.serviceWorker.register(workerAddress(path), {
      scope: path,
      updateViaCache: 'none',
    });
  } else {
    await forgetPage(path);
  }
}

/** Switched off: the worker does the same by itself, as soon as the browser looks for a new one. */
async function forgetPage(path: string): Promise<void> {
  await (await ownRegistration(path))?.unregister();
  const names = cachesOf(await caches.keys(), path);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Has the browser look for a newer release of a page that it keeps.
 * @throws what the browser throws when the network has gone again
 */
export async function updatePage(path: string): Promise<void> {
  await (await ownRegistration(path))?.update();
}

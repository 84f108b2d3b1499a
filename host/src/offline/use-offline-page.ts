import { useLocation } from '@site/router';
import { getRuntimeConfig } from '@site/shell';
import { useEffect } from 'react';
import { whenQuiet } from '../hooks/use-idle';
import { usePageWishes } from '../shell/use-page-wishes';
import { cachesOf } from './kept-sets';
import { workerAddress } from './manifest';

/** The worker of this very page, if there is one: other pages have others, or none. */
async function ownRegistration(path: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(path);
  return registration && new URL(registration.scope).pathname === path ? registration : undefined;
}

async function keepPage(path: string): Promise<void> {
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

/** Has the browser keep a page whose route asks for that, once the page is quiet. */
export function useOfflinePage(): void {
  const { offline } = usePageWishes();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!offline || !('serviceWorker' in navigator)) return;
    const stop = whenQuiet(() => {
      // A browser may forbid workers, e.g. in a private window: the page works, with a network.
      keepPage(pathname).catch((error: unknown) => console.info('This page is not kept.', error));
    });
    const update = () => {
      ownRegistration(pathname)
        .then((registration) => registration?.update())
        .catch(() => undefined); // The network went away again.
    };
    window.addEventListener('online', update);
    return () => {
      stop();
      window.removeEventListener('online', update);
    };
  }, [offline, pathname]);
}

import { useLocation } from '@site/router';
import { useEffect } from 'react';
import { whenQuiet } from '../hooks/use-idle';
import { usePageWishes } from '../shell/use-page-wishes';

/** What only such a page needs comes in an idle moment, with the file that every page asks for then. */
const keeper = () => import(/* webpackChunkName: "late" */ './keep-in-browser');

/** Has the browser keep a page whose route asks for that, once the page is quiet. */
export function useOfflinePage(): void {
  const { offline } = usePageWishes();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!offline || !('serviceWorker' in navigator)) return;
    const stop = whenQuiet(() => {
      keeper()
        .then(({ keepPage }) => keepPage(pathname))
        // A browser may forbid workers, e.g. in a private window: the page works, with a network.
        .catch((error: unknown) => console.info('This page is not kept.', error));
    });
    const update = () => {
      keeper()
        .then(({ updatePage }) => updatePage(pathname))
        .catch(() => undefined); // The network went away again.
    };
    window.addEventListener('online', update);
    return () => {
      stop();
      window.removeEventListener('online', update);
    };
  }, [offline, pathname]);
}

import { useEffect, useState } from 'react';
import { MAP_SERVICE_URL } from '../embeds';

let reachable: Promise<boolean> | undefined;

/** Whether the server of the maps answers; asked once for all maps of a page, and again after a failure. */
function isMapReachable(): Promise<boolean> {
  reachable ??= fetch(MAP_SERVICE_URL, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
  }).then(
    () => true,
    () => {
      reachable = undefined;
      return false;
    },
  );
  return reachable;
}

/**
 * Whether a map can be shown in a frame. A browser does not tell a page that a frame of another origin
 * failed, so the server of the maps is asked before its frame is made; the policy of the page lets it
 * (`connect-src`). A browser that comes back online asks again.
 * @param url address of the map; null while there is nothing to show
 */
export function useMapFrame(url: string | null): 'waiting' | 'reachable' | 'unreachable' {
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    if (url === null) return;
    let gone = false;
    const ask = () =>
      isMapReachable().then((answer) => {
        if (!gone) setFound(answer);
      });
    void ask();
    window.addEventListener('online', ask);
    return () => {
      gone = true;
      window.removeEventListener('online', ask);
    };
  }, [url]);
  if (url === null || found === undefined) return 'waiting';
  return found ? 'reachable' : 'unreachable';
}

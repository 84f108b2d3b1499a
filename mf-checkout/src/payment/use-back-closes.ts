import { useLocation, useNavigate } from '@site/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenWidget } from './open-widget';

/** Marks the history entry of an open widget. */
const HASH = '#payment';

/**
 * Gives the widget a history entry of its own, so that Back closes the widget and not the page. Whoever is
 * at that entry without a widget (it closed, Forward led there, the page was loaded anew) is led back to the
 * page's own entry, so that no press of Back or Forward shows nothing. A page that is left closes its widget.
 */
export function useBackCloses(widget: OpenWidget | undefined): void {
  'use no memo';
  const navigate = useNavigate();
  const { hash, pathname, search, state } = useLocation();
  const [entered, setEntered] = useState<OpenWidget>();
  // An entry that this page did not make, e.g. of a copied address, has no entry of the page before it.
  const isOurs = useRef(state === HASH);
  const enter = useEffectEvent(() => {
    isOurs.current = true;
    navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, state: HASH });
  });
  const leave = useEffectEvent(() => {
    if (window.location.hash !== HASH) return;
    if (isOurs.current) navigate(-1);
    else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!widget) return;
    enter();
    return () => widget.close();
  }, [widget]);
  useEffect(() => {
    if (!widget) setEntered(undefined);
    else if (hash === HASH) setEntered(widget);
    else if (entered === widget) widget.close();
  }, [widget, hash, entered]);
  useEffect(() => {
    if (widget) return;
    leave();
    // Told by the browser, not by the router's location: Back and a quick Forward leave that as it was.
    const onMove = () => leave();
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [widget]);
}

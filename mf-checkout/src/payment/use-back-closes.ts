import { useLocation, useNavigate } from '@site/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenWidget } from './open-widget';

/** Marks the history entry of an open widget. */
const HASH = '#payment';

/**
 * Gives the widget a history entry of its own, so that Back closes the widget and not the page. Whoever is
 * at that entry without a widget (it closed, Forward led there, the page was loaded anew) is led back to the
 * page's own entry, so that no press of Back or Forward shows nothing. A page that is left closes its widget.
 */
export function useBackCloses(widget: OpenWidget | undefined): void {
  const navigate = useNavigate();
  const { hash, pathname, search, state } = useLocation();
  const [entered, setEntered] = useState<OpenWidget>();
  const enter = useEffectEvent(() => {
    navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, state: HASH });
  });
  const leave = useEffectEvent(() => {
    // An entry that this page did not make, e.g. of a copied address, has no entry of the page before it.
    if (state === HASH) navigate(-1);
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
  const isAlone = !widget && hash === HASH;
  // Of its own, so that it runs once: a second step back would leave the page.
  useEffect(() => {
    if (isAlone) leave();
  }, [isAlone]);
}

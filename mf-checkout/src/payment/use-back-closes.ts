import { useLocation, useNavigate } from '@site/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenWidget } from './open-widget';

/** Marks the history entry of an open widget. */
const HASH = '#payment';

/**
 * Gives the widget a history entry of its own, so that Back closes the widget and not the page; the
 * entry goes when the widget does. A page that is left while it is open closes it.
 */
export function useBackCloses(widget: OpenWidget | undefined): void {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [entered, setEntered] = useState<OpenWidget>();
  const enter = useEffectEvent(() => {
    navigate({ pathname, search, hash: HASH }, { preventScrollReset: true });
  });
  /** The address of a page that was loaded anew with its widget open still names the entry. */
  const forgetOld = useEffectEvent(() => {
    if (hash === HASH) navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  });
  const leave = useEffectEvent(() => {
    if (hash === HASH) navigate(-1);
  });
  useEffect(() => forgetOld(), []);
  useEffect(() => {
    if (!widget) return;
    enter();
    return () => {
      widget.close();
      leave();
    };
  }, [widget]);
  useEffect(() => {
    if (!widget) setEntered(undefined);
    else if (hash === HASH) setEntered(widget);
    else if (entered === widget) widget.close();
  }, [widget, hash, entered]);
}

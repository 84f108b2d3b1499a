import { reloadIfNeeded } from '@site/shell';
import { type ComponentType, useEffect, useState } from 'react';
import { KeepFocus } from './keep-focus';

/** Code that has not come after this many ms counts as lost; when it comes after all, it shows. */
const PATIENCE_MS = 10_000;

/** Code that was lost no more than so many ms ago, ahead of time, is not asked for again by itself. */
const RECENT_MS = 5_000;

/** What the view of a failure gets, besides the component's own props. */
export interface LateFailureProps {
  onRetry: () => void;
  /** True while a retry runs. */
  busy: boolean;
}

interface LateViews<Props> {
  /** In its place, with its props, while it is open and its code is on the way; nothing without it. */
  Waiting?: ComponentType<Props>;
  /** In its place when its code could not be had: says so, with Retry. */
  Failed: ComponentType<Props & LateFailureProps>;
}

interface LateComponent<Props> {
  /** Nothing, or one of its views, until it is open for the first time and its code is here. */
  Late: ComponentType<Props>;
  /** Loads the code, so that it is here before somebody opens. */
  preload: () => Promise<unknown>;
}

/**
 * A component that no first view shows, with its code in a file of its own: loaded when it is first
 * opened, or before by `preload`. A file that the network loses is asked for again by the build's own
 * runtime (`chunk-retry`) and by nothing else; after that the failure is said, and a visitor's Retry or
 * the next opening asks anew.
 * @param load brings the component
 */
export function createLate<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: LateViews<Props>,
): LateComponent<Props> {
  let here: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let losses = 0;
  /** Whether the code that is on its way counts as lost already, since it was waited for too long. */
  let isCounted = false;
  /** When code was lost that nobody has been told of. */
  let lostUntoldAt: number | undefined;

  async function fetchOnce(): Promise<ComponentType<Props>> {
    try {
      here = await load();
      return here;
    } catch (error) {
      loading = undefined;
      if (!isCounted) losses += 1;
      isCounted = false;
      lostUntoldAt = Date.now();
      throw error;
    }
  }
  const preload = () => {
    loading ??= fetchOnce();
    return loading;
  };

  function Late(props: Props) {
    const { open } = props;
    const [Loaded, setLoaded] = useState(() => here);
    const [state, setState] = useState<'waiting' | 'failed' | 'again'>('waiting');
    const [retries, setRetries] = useState(0);
    if (open && !Loaded && here) setLoaded(() => here);
    if (!open && state !== 'waiting') setState('waiting');
    useEffect(() => {
      if (!open || Loaded) return;
      let current = true;
      const timer = setTimeout(() => {
        losses += 1;
        isCounted = true;
        setState('failed');
      }, PATIENCE_MS);
      const fail = () => {
        lostUntoldAt = undefined;
        setState('failed');
      };
      const ask = async () => {
        if (retries > 0 && (await reloadIfNeeded(losses))) return;
        try {
          if (lostUntoldAt !== undefined && Date.now() - lostUntoldAt < RECENT_MS) return fail();
          const found = await preload();
          if (current) setLoaded(() => found);
        } catch (error) {
          console.error('A late part of the page could not be loaded', error);
          if (current) fail();
        } finally {
          clearTimeout(timer);
        }
      };
      void ask();
      return () => {
        current = false;
        clearTimeout(timer);
      };
    }, [open, Loaded, retries]);
    if (Loaded && state === 'waiting') return <Loaded {...props} />;
    if (Loaded) {
      return (
        <KeepFocus>
          <Loaded {...props} />
        </KeepFocus>
      );
    }
    if (!open) return null;
    if (state === 'waiting') return Waiting ? <Waiting {...props} /> : null;
    const retry = () => {
      setState('again');
      setRetries(retries + 1);
    };
    return <Failed {...props} busy={state === 'again'} onRetry={retry} />;
  }
  return { Late, preload };
}

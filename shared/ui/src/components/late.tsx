import { type ComponentType, useEffect, useState } from 'react';

/** After a failure the next try comes this many ms later, for as long as the component is open. */
const RETRY_MS = 2_000;

interface LateComponent<Props> {
  /** Nothing, or its stand-in, until it is open for the first time and its code is here. */
  Late: ComponentType<Props>;
  /** Loads the code, so that it is here before somebody opens. */
  preload: () => Promise<unknown>;
}

/**
 * A component above the page that no first view shows, with its code in a file of its own: loaded when it
 * is first opened, or before by `preload`. What the network loses is asked for again while it is open.
 * @param load brings the component
 * @param StandIn is in its place while it is open and its code is on the way
 */
export function createLate<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType,
): LateComponent<Props> {
  let here: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function fetchOnce(): Promise<ComponentType<Props>> {
    try {
      here = await load();
      return here;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const preload = () => {
    loading ??= fetchOnce();
    return loading;
  };

  function Late(props: Props) {
    const [Loaded, setLoaded] = useState(() => here);
    const { open } = props;
    if (open && !Loaded && here) setLoaded(() => here);
    useEffect(() => {
      if (!open || Loaded) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let current = true;
      const start = () => {
        preload().then(
          (found) => current && setLoaded(() => found),
          () => {
            if (current) timer = setTimeout(start, RETRY_MS);
          },
        );
      };
      start();
      return () => {
        current = false;
        clearTimeout(timer);
      };
    }, [open, Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return open && StandIn ? <StandIn /> : null;
  }
  return { Late, preload };
}

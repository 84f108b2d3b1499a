/** Whether somebody is at work in the page, by keys or by a pointer. */
export interface UseWatch {
  /** True when something has the focus that the visitor went to since, or has used since. */
  isInUse: () => boolean;
  stop: () => void;
}

/** Keys that use nothing: they scroll, are held down with another one, or quiet a screen reader. */
const IDLE_KEYS = /^(?:Control|Shift|Alt|Meta|Page(?:Up|Down)|Home|End|Arrow(?:Up|Down))$/;

/** Watches from now on whether the visitor uses something of the page. */
export function watchUse(): UseWatch {
  const watching = new AbortController();
  const atFirst = document.activeElement;
  let used: Element | undefined;
  const note = (event: Event) => {
    if (event instanceof KeyboardEvent && IDLE_KEYS.test(event.key)) return;
    if (event.target instanceof Element) used = event.target;
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, note, { capture: true, signal: watching.signal });
  return {
    isInUse: () => {
      const { activeElement, body } = document;
      if (!used || !activeElement || activeElement === body) return false;
      return activeElement !== atFirst || activeElement.contains(used);
    },
    stop: () => watching.abort(),
  };
}

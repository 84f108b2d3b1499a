/** Whether somebody is at work in the page, by keys or by a pointer. */
export interface UseWatch {
  /** True when something was used since, and has the focus still. */
  isInUse: () => boolean;
  stop: () => void;
}

/** Watches from now on whether the visitor uses something of the page. */
export function watchUse(): UseWatch {
  const watching = new AbortController();
  let wasUsed = false;
  const note = () => {
    wasUsed = true;
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, note, { capture: true, signal: watching.signal });
  return {
    isInUse: () => wasUsed && document.activeElement !== document.body,
    stop: () => watching.abort(),
  };
}

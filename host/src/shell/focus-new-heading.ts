/** A page that shows no heading in this time has failed in its own way. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the page's heading as soon as there is one: its code may come after the route.
 * @returns stops waiting
 */
export function focusNewHeading(onFocus: (heading: HTMLElement) => void): () => void {
  const tryNow = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    onFocus(heading);
    return true;
  };
  if (tryNow()) return () => undefined;
  const observer = new MutationObserver(() => tryNow() && observer.disconnect());
  observer.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

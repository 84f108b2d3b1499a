/** A page that shows no heading in this time has failed in its own way. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the page's heading as soon as there is one: its code may come after the route. An
 * address whose fragment names a part of the page moves it to that part's heading.
 * @param onFocus called with the page's heading
 * @param fragment id of that part, empty without one
 * @param isInUse whether the visitor is at work elsewhere by then, e.g. in a menu: the focus stays there
 * @returns stops waiting
 */
export function focusNewHeading(
  onFocus: (heading: HTMLElement) => void,
  fragment: string,
  isInUse: () => boolean,
): () => void {
  const tryNow = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    const part = document.getElementById(fragment);
    const start = part?.querySelector<HTMLElement>('h1, h2, h3') ?? heading;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    if (!isInUse()) start.focus({ preventScroll: true });
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

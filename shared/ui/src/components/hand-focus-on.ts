/** Parts of a page that can have the focus in place of what stood in them. */
const PLACES = 'section, [role="dialog"], [role="alertdialog"], main';

/**
 * Gives the focus of something that is about to go to the nearest part of the page that stays: a keyboard goes on from
 * there, and not from the top of the page. What takes the focus itself meanwhile keeps it.
 */
export function handFocusOn(going: Element): void {
  const places: HTMLElement[] = [];
  let place = going.parentElement?.closest<HTMLElement>(PLACES);
  while (place) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>(PLACES);
  }
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const next = places.find(({ isConnected }) => isConnected);
    if (!next) return;
    if (!next.hasAttribute('tabindex')) {
      next.tabIndex = -1;
      next.style.outline = 'none';
    }
    next.focus({ preventScroll: true });
  });
}

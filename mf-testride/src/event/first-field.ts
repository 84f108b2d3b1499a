import { type RefObject, useEffect, useRef } from 'react';

/** The first field of an area, be it a form's or the PIN's. */
export const firstField = (area: HTMLElement | null): HTMLElement | undefined =>
  [...(area?.querySelectorAll('input') ?? [])].find((input) => !input.closest('[hidden]'));

/**
 * Moves the focus to the first field whenever another ride stands in the form: the button that was pressed for it is
 * elsewhere, or gone.
 * @param isCovered while something stands over the form, which gives the focus on itself
 */
export function useFocusOnExchange(
  area: RefObject<HTMLElement | null>,
  ride: object | undefined,
  isCovered: boolean,
): void {
  const shown = useRef(ride);
  useEffect(() => {
    if (shown.current === ride) return;
    shown.current = ride;
    if (!isCovered) firstField(area.current)?.focus();
  }, [area, ride, isCovered]);
}

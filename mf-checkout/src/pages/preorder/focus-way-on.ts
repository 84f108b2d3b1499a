import { FORM_ANCHOR, NOTICE_ANCHOR } from './anchors';

/**
 * Moves the focus to where a visitor goes on after an order that failed: the first field to mend, else Pay.
 * @param isOfForm they go on in the form; otherwise at the notice of their last order, where it stands
 */
export function focusWayOn(isOfForm: boolean): void {
  const notice = isOfForm ? null : find(`#${NOTICE_ANCHOR} button`);
  (notice ?? find(`#${FORM_ANCHOR} :is([aria-invalid="true"], [type="submit"])`))?.focus();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Session flag of the offers pop-up: it shows once per session (spec §4). */
const SESSION_KEY = 'offersPopupShown';

/** How long it stays, in ms (spec §4). */
export const POPUP_VISIBLE_MS = 60_000;

/** True when this session has seen the pop-up, or cannot remember: without a memory it stays shut. */
export function wasPopupShown(): boolean {
  try {
    return window.sessionStorage.getItem(SESSION_KEY) !== null;
  } catch (_storageBlocked) {
    return true;
  }
}

/** Remembers for this session that the pop-up was shown. */
export function rememberPopupShown(): void {
  try {
    window.sessionStorage.setItem(SESSION_KEY, '1');
  } catch (_storageBlocked) {
    // wasPopupShown() answers true without storage, so the pop-up cannot come back either way.
  }
}

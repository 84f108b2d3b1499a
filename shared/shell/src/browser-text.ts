/** A text that this browser keeps, for the tab or for the device; in memory where storage is blocked. */
export interface BrowserText {
  read: () => string | undefined;
  write: (text: string) => void;
  forget: () => void;
}

/**
 * Keeps one text under a name.
 * @param area `session` ends with the tab, `local` stays on the device
 */
export function browserText(area: 'session' | 'local', name: string): BrowserText {
  /** What could not be stored: newer than what is. */
  let unstored: string | undefined;
  const storage = () => (area === 'session' ? window.sessionStorage : window.localStorage);
  return {
    read() {
      try {
        return unstored ?? storage().getItem(name) ?? undefined;
      } catch {
        return unstored;
      }
    },
    write(text) {
      try {
        storage().setItem(name, text);
        unstored = undefined;
      } catch {
        // Storage is blocked or full: the text holds until the page is left.
        unstored = text;
      }
    },
    forget() {
      unstored = undefined;
      try {
        storage().removeItem(name);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

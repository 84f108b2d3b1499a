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
  let unstored: string | undefined;
  const storage = () => (area === 'session' ? window.sessionStorage : window.localStorage);
  return {
    read() {
      try {
        return storage().getItem(name) ?? unstored;
      } catch {
        return unstored;
      }
    },
    write(text) {
      unstored = text;
      try {
        storage().setItem(name, text);
      } catch {
        // Storage is blocked or full: the text holds until the page is left.
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

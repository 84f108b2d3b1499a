/** The storage key of the tab's token. */
export const DEVICE_STORAGE_KEY = 'deviceToken';

/** What {@link newToken} makes: anything else in the storage may be more than a header can carry. */
const MADE = /^[\da-f]{32}$/;

let fallback: string | undefined;

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A random word for this tab, gone when it is closed: limits against abuse count the visitor by it,
 * and not everybody behind the same address. Undefined on a server.
 */
export function deviceToken(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const kept = window.sessionStorage.getItem(DEVICE_STORAGE_KEY);
    if (kept && MADE.test(kept)) return kept;
    const made = newToken();
    window.sessionStorage.setItem(DEVICE_STORAGE_KEY, made);
    return made;
  } catch (_storageBlocked) {
    // A browser with storage switched off has one for as long as the page stays.
    fallback ??= newToken();
    return fallback;
  }
}

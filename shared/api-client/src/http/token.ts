import { keepUnstoredToken, readUnstoredToken } from '@site/shell';

/** The storage key of the bearer token (spec §6). */
export const TOKEN_STORAGE_KEY = 'token';

/** What a header can carry; anything else in the storage is nothing that a server gave. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The bearer token of this browser, when there is one that can be sent. */
export function readToken(): string | null {
  if (typeof window === 'undefined') return null;
  try {
    // One that could not be stored is newer than what is.
    const token = readUnstoredToken() ?? window.localStorage.getItem(TOKEN_STORAGE_KEY);
    return token !== null && SENDABLE.test(token) ? token : null;
  } catch (_storageBlocked) {
    return null;
  }
}

/** Keeps the bearer token for later calls of this browser (spec §6). */
export function storeToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_STORAGE_KEY, token);
    keepUnstoredToken(null);
  } catch (_notStored) {
    // Storage is full or switched off: the token holds until the document is left.
    keepUnstoredToken(token);
  }
}

import { keepUnstoredToken } from '@site/shell';
import { TOKEN_STORAGE_KEY } from './send';

/** Keeps the bearer token for later calls of this browser (spec §6). */
export function storeToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch (_storageBlocked) {
    // Storage is switched off: the token holds until the document is left.
    keepUnstoredToken(token);
  }
}

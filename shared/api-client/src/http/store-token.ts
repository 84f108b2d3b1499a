import { TOKEN_STORAGE_KEY } from './send';

/** Keeps the bearer token for later calls of this browser (spec §6). */
export function storeToken(token: string): void {
  try {
    window.localStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch (_storageBlocked) {
    // Storage is switched off: calls go without a token and the server asks to verify again.
  }
}

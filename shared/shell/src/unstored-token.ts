/**
 * The bearer token of a browser that stores nothing, or that has no room: it holds until the document is left. It
 * stands here because every remote has its own copy of the API client, and one of the shell.
 */
let token: string | null = null;

/** The token; null when there is none. */
export const readUnstoredToken = (): string | null => token;

/** Keeps a token in place of the one before; null keeps none. */
export function keepUnstoredToken(next: string | null): void {
  token = next;
}

/** A remote that has not arrived in the browser after this many ms counts as failed, unless the host is set otherwise (design §8). */
export const DEFAULT_REMOTE_LIMIT_MS = 5_000;

let limitMs = DEFAULT_REMOTE_LIMIT_MS;

/** After how many ms a remote that has not arrived counts as failed here. */
export const remoteLimitMs = (): number => limitMs;

/** Takes over what the host is set to (`REMOTE_LIMIT_MS`). */
export function setRemoteLimit(ms: number): void {
  limitMs = ms;
}

/**
 * A channel to the other windows of this browser, and to its worker; undefined where the browser has none, or forbids
 * it together with all storage, as Firefox does.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

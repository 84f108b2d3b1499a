const asked = new Set<string>();
let hashes: Readonly<Record<string, string>> = {};

/**
 * Fetches module scripts that will be needed, all at once: without this each would be found only when
 * the one before has run. Nothing is run.
 */
export function preloadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (asked.has(address) || document.querySelector(`link[href="${address}"]`)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    link.crossOrigin = 'anonymous';
    const integrity = hashes[address];
    if (integrity) link.integrity = integrity;
    document.head.append(link);
  }
}

/** Hashes that files to come are checked against. */
export function rememberHashes(integrity: Readonly<Record<string, string>>): void {
  hashes = integrity;
}

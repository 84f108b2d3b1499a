/**
 * What stands in the store: the registry, its number and the Ed25519 signature over the canonical JSON of
 * all the rest. Each registry has a higher number than the one before, so that an older one is told from a
 * newer.
 */
export interface Envelope {
  registry: unknown;
  /** Not there in a registry of older tools: then the signature is over the registry alone. */
  number?: unknown;
  /** Who may release what; without it only the registry's own key signs, and the parts below are not there. */
  releasers?: unknown;
  parts?: unknown;
  /** Name of the key that signed; the registry's own where there is none. */
  by?: unknown;
  signature: string;
}

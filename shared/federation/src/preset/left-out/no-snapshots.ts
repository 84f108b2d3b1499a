/**
 * Stands in for the part of the federation's runtime that reads manifests and keeps what they say: where remotes are,
 * the page says (docs/script-bytes.md). The hooks have no names, as in the runtime's own stand-in for it.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin: () => undefined };
  /** By address: a remote that is registered anew removes its own. */
  readonly manifestCache = new Map<string, unknown>();
}

/** @returns no remote: none is known by a manifest */
export function getGlobalRemoteInfo(): Record<string, undefined> {
  return {};
}

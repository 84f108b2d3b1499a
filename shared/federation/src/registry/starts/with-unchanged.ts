import type { Registry } from '../schema/registry-schema';
import { canonicalJson } from '../signature';

/**
 * What is to be written after a change: a remote that only started stays as it was signed, since whoever
 * changes another one may have no key for it, and it starts again for whoever reads it.
 */
export function withUnchanged(next: Registry, started: Registry, stored: Registry): Registry {
  const entries = Object.entries(next.microFrontends).map(([remote, versions]) => {
    const before = started.microFrontends[remote];
    const isSame = before !== undefined && canonicalJson(before) === canonicalJson(versions);
    return [remote, isSame ? (stored.microFrontends[remote] ?? versions) : versions];
  });
  return { ...next, microFrontends: Object.fromEntries(entries) };
}

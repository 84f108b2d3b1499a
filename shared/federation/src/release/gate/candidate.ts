import { defaultVersion, isRetired, isScheduled, type Registry } from '../../registry';

/** A version that is to go live: one just built, or an earlier one to go back to. */
export interface Candidate {
  remote: string;
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
  routes: readonly { path: string }[];
  slots: readonly { name: string }[];
}

/** What another remote has. */
export interface OtherRemote {
  name: string;
  routes: readonly { path: string }[];
  slots: readonly { name: string }[];
}

/** What the other remotes have live, or will have. */
export function othersOf(candidate: Candidate, registry: Registry): OtherRemote[] {
  return Object.entries(registry.microFrontends)
    .filter(([name]) => name !== candidate.remote)
    .flatMap(([name, versions]) =>
      [
        ...(isRetired(versions) ? [] : [defaultVersion(versions)]),
        ...versions.filter(isScheduled),
      ].map(({ extras }) => ({ name, ...extras })),
    );
}

import {
  type AuditEntry,
  type Registry,
  type RegistryVersion,
  withAllTraffic,
  withShare,
} from '../../registry';

/** What is published, and to whom. */
export interface Publication {
  /** Releases folder. */
  store: string;
  remote: string;
  version: string;
  sourceHash: string;
  commit: string;
  who: string;
  note: string;
  /** Who gets it: all visitors (100), a share in per cent, or only preview links (0). */
  share: number;
  /** ISO time at which it goes live by itself; then nobody gets it before but by preview links. */
  startsAt?: string | undefined;
}

/** A registry with one version more. @param share in per cent of the visitors, as in {@link Publication} */
export function withVersion(
  registry: Registry,
  remote: string,
  version: RegistryVersion,
  share: number,
): Registry {
  const all = [version, ...(registry.microFrontends[remote] ?? [])];
  const versions = share === 100 ? withAllTraffic(all, version) : withShare(all, version, share);
  return { ...registry, microFrontends: { ...registry.microFrontends, [remote]: versions } };
}

/** What the audit log calls a publication. */
export const actionOf = ({ share, startsAt }: Publication): AuditEntry['action'] =>
  startsAt ? 'schedule' : share === 100 ? 'release' : share === 0 ? 'preview' : 'canary';

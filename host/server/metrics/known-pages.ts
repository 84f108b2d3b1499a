import type { FederationSnapshot } from '../../src/federation/snapshot';
import type { MeasuredPage } from '../../src/field-figures/figure';

/** Releases of one remote that are counted: the live one, and those that open pages may still have. */
const KEPT_RELEASES = 3;

/** A remote's release, as labels. */
export interface ReleaseLabels {
  remote: string;
  release: string;
}

/**
 * The releases and pages that are live or were lately. Only their names become labels: what a browser
 * sends is compared with them, so that nobody can fill the memory, or a graph, with names of their own.
 */
export class KnownPages {
  /** Remote → release → its routes; the release that was live last comes last. */
  readonly #remotes = new Map<string, Map<string, readonly string[]>>();

  /** Takes note of what is live now. @returns the releases that are known no more */
  see({ remotes }: FederationSnapshot): ReleaseLabels[] {
    return remotes.flatMap(({ name: remote, version, routes }) => {
      const releases = this.#remotes.get(remote) ?? new Map<string, readonly string[]>();
      this.#remotes.set(remote, releases);
      releases.delete(version);
      releases.set(
        version,
        routes.map(({ path }) => path),
      );
      const forgotten = [...releases.keys()].slice(0, -KEPT_RELEASES);
      for (const release of forgotten) releases.delete(release);
      return forgotten.map((release) => ({ remote, release }));
    });
  }

  hasRelease({ remote, release }: ReleaseLabels): boolean {
    return this.#remotes.get(remote)?.has(release) ?? false;
  }

  hasPage({ remote, release, route }: MeasuredPage): boolean {
    return this.#remotes.get(remote)?.get(release)?.includes(route) ?? false;
  }
}

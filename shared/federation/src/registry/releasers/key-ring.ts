import { ALL_REMOTES, type Releaser } from './releaser-schema';

/** The keys that a registry may be signed with. */
export class KeyRing {
  constructor(
    /** PEM of the registry's own public key, which may sign everything. */
    readonly rootKey: string,
    readonly releasers: readonly Releaser[] = [],
  ) {}

  /** PEM of the key of that name; of the registry's own for no name; undefined for a name that is not in the list. */
  keyOf(name: string | undefined): string | undefined {
    if (name === undefined) return this.rootKey;
    return this.releasers.find((one) => one.name === name)?.publicKey;
  }

  /** Whether the holder of a key may change what is released of a remote. */
  mayRelease(name: string | undefined, remote: string): boolean {
    return name === undefined || this.#allowed(remote).some((one) => one.name === name);
  }

  /** PEM of each key that may sign for a remote. */
  keysFor(remote: string): string[] {
    return [this.rootKey, ...this.#allowed(remote).map(({ publicKey }) => publicKey)];
  }

  #allowed(remote: string): Releaser[] {
    return this.releasers.filter(
      ({ remotes }) => remotes.includes(ALL_REMOTES) || remotes.includes(remote),
    );
  }
}

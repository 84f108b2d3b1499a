import { behindOf } from './behind';
import { keyRingOf } from './envelope/numbered-registry';
import { isOffered } from './select';
import { isScheduled } from './starts/scheduled';
import { startedNow } from './starts/started-now';
import { readNumbered } from './store/read-registry';
import { readKeyToTrust } from './store-keys';
import { verifyFiles } from './verify/verify-files';

/** What a look at every file of a store found. */
export interface StoreReport {
  /** Versions that were looked at, with what is wrong with each. */
  versions: { remote: string; version: string; problems: string[] }[];
}

/**
 * Recomputes every hash of what visitors can get, from the signature to each file. Changes nothing.
 * @param options.all also of versions that nobody gets at the moment
 * @param options.publicKey PEM that the registry must be signed with; by default of the own private key, else the store's
 * @throws RegistryError when the registry itself cannot be believed
 */
export async function verifyStore(
  root: string,
  options: { all?: boolean; publicKey?: string } = {},
): Promise<StoreReport> {
  const publicKey = options.publicKey ?? (await readKeyToTrust(root));
  const verify = (folder: string) => verifyFolder(folder, publicKey, options.all);
  return behindOf(root)?.whole?.(verify) ?? verify(root);
}

async function verifyFolder(
  root: string,
  publicKey: string,
  all: boolean | undefined,
): Promise<StoreReport> {
  const numbered = await readNumbered(root, publicKey);
  const keys = keyRingOf(numbered, publicKey);
  const { microFrontends } = (await startedNow(root, numbered.registry)).registry;
  const versions: StoreReport['versions'] = [];
  for (const [remote, known] of Object.entries(microFrontends)) {
    for (const version of known.filter((v) => all || isOffered(v) || isScheduled(v)))
      versions.push({
        remote,
        version: version.metadata.version,
        problems: await verifyFiles(root, version, keys.keysFor(remote)),
      });
  }
  return { versions };
}

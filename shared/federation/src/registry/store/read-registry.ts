import { readFile } from 'node:fs/promises';
import type { NumberedRegistry } from '../envelope/numbered-registry';
import { openRegistry } from '../envelope/open-registry';
import type { Registry } from '../schema/registry-schema';
import { RegistryError } from '../signature';
import { startedNow } from '../starts/started-now';
import { storePaths } from '../store-files';

export const REPAIR_HINT = '`pnpm release repair` puts the last good one back.';

/**
 * Reads and verifies the registry, as it is at this moment: planned versions whose time has come are live.
 * @param publicKey PEM; defaults to the store's own key file
 * @throws RegistryError that says how to repair it, or the file system's error when it is not there
 */
export async function readRegistry(root: string, publicKey?: string): Promise<Registry> {
  return (await startedNow(root, (await readNumbered(root, publicKey)).registry)).registry;
}

/** The registry as it was written, with all that is signed beside it. @throws as {@link readRegistry} */
export async function readNumbered(root: string, publicKey?: string): Promise<NumberedRegistry> {
  const paths = storePaths(root);
  const key = publicKey ?? (await readFile(paths.publicKey, 'utf8'));
  const text = await readFile(paths.registry, 'utf8');
  try {
    return openRegistry(text, key);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError(`registry.json cannot be used: ${error.message}. ${REPAIR_HINT}`);
  }
}

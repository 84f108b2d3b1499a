import { describeProblem } from '../schema/registry-schema';
import { type RegistryVersion, versionSchema } from '../schema/version-schema';
import { isSigned, RegistryError } from '../signature';
import { parseSignedText, signedTextOf } from './signed-text';

/** Signs what the registry says of one release, for the release's own folder. */
export const sealRelease = (release: RegistryVersion, privateKeyPem: string): string =>
  signedTextOf({ release }, privateKeyPem);

/**
 * Reads what {@link sealRelease} wrote.
 * @param keys PEM of each key that may have signed it
 * @throws RegistryError as {@link openRegistry}
 */
export function openRelease(text: string, keys: readonly string[]): RegistryVersion {
  const { release, signature } = parseSignedText(text);
  if (!keys.some((key) => isSigned({ release }, signature, key)))
    throw new RegistryError('bad signature');
  const checked = versionSchema.safeParse(release);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}

import { isSigned, RegistryError, signatureOf } from '../signature';
import type { Releaser } from './releaser-schema';
import { type SignedReleasers, signedReleasersSchema } from './signed-releasers-schema';

/**
 * Signs a list with the registry's own key.
 * @throws RegistryError for a list that breaks its rules, e.g. a name that stands there twice
 */
export function sealReleasers(
  list: readonly Releaser[],
  number: number,
  privateKeyPem: string,
): SignedReleasers {
  const content = { list: [...list], number };
  return checked({ ...content, signature: signatureOf({ releasers: content }, privateKeyPem) });
}

function checked(value: unknown): SignedReleasers {
  const parsed = signedReleasersSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RegistryError(`its list of keys: ${parsed.error.issues[0]?.message}`);
}

/**
 * Reads what {@link sealReleasers} made.
 * @param rootKey PEM of the registry's own public key
 * @throws RegistryError for a list that this key has not signed
 */
export function openReleasers(value: unknown, rootKey: string): SignedReleasers {
  const { signature, ...content } = checked(value);
  if (isSigned({ releasers: content }, signature, rootKey)) return { ...content, signature };
  throw new RegistryError('its list of keys has a bad signature');
}

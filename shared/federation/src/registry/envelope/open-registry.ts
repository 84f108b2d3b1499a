import { openParts } from '../parts/open-parts';
import { openReleasers } from '../releasers/signed-releasers';
import type { SignedReleasers } from '../releasers/signed-releasers-schema';
import { isSigned, RegistryError } from '../signature';
import { checkedRegistry } from './checked-registry';
import type { Envelope } from './envelope';
import { keyRingOf, type NumberedRegistry } from './numbered-registry';
import { parseSignedText } from './signed-text';

/** The key that is said to have signed: the list that names it is believed first. */
function keyOfSigner(releasers: SignedReleasers | undefined, by: unknown, rootKey: string): string {
  const name = by === undefined ? undefined : String(by);
  const key = keyRingOf({ releasers }, rootKey).keyOf(name);
  if (key) return key;
  throw new RegistryError(`the key "${name}" is not in the list of keys`);
}

/**
 * Reads the store's file text: signatures first, then the schema.
 * @param rootKey PEM of the registry's own public key
 * @throws RegistryError `not JSON`, `bad signature`, which key may not sign what, or what the schema found
 */
export function openRegistry(text: string, rootKey: string): NumberedRegistry {
  const { signature, ...content } = parseSignedText(text) as unknown as Envelope;
  const { registry, number, by } = content;
  const releasers =
    content.releasers === undefined ? undefined : openReleasers(content.releasers, rootKey);
  const isOfOlderTool = number === undefined && !releasers;
  const signed = isOfOlderTool ? (registry ?? null) : content;
  if (!isSigned(signed, signature, keyOfSigner(releasers, by, rootKey)))
    throw new RegistryError('bad signature');
  const checked = checkedRegistry(registry);
  if (number !== undefined && !Number.isSafeInteger(number))
    throw new RegistryError('its number is no number');
  const numbered = { registry: checked, number: (number as number | undefined) ?? 0 };
  if (!releasers) return numbered;
  const parts = openParts(content.parts, checked, keyRingOf({ releasers }, rootKey));
  return { ...numbered, releasers, parts, by: by as string | undefined };
}

import type { KeyRing } from '../releasers/key-ring';
import type { Registry } from '../schema/registry-schema';
import { canonicalJson, signatureOf } from '../signature';
import { contentOfPart, isPartSigned } from './part-signature';
import type { SignedParts } from './parts-schema';
import { refuseUnlessAllowed, type Signer } from './signer';

/**
 * Signs what changed, and keeps the signatures of what did not.
 * @param before what was in force, with its signatures
 * @throws NotAllowedError for a change that the signer's key may not make
 */
export function signParts(
  registry: Registry,
  number: number,
  { signer, keys, before }: { signer: Signer; keys: KeyRing; before: SignedBefore | undefined },
): SignedParts {
  const entries = Object.entries(registry.microFrontends).map(([remote, versions]) => {
    const kept = before?.parts?.[remote];
    const old = before?.registry.microFrontends[remote];
    const isSame = old !== undefined && canonicalJson(old) === canonicalJson(versions);
    if (kept && isSame && isPartSigned(kept, remote, versions, keys)) return [remote, kept];
    refuseUnlessAllowed(signer.name, remote, keys);
    const signature = signatureOf(contentOfPart(remote, number, versions), signer.privateKey);
    return [remote, { number, ...(signer.name ? { by: signer.name } : {}), signature }];
  });
  return Object.fromEntries(entries) as SignedParts;
}

interface SignedBefore {
  registry: Registry;
  parts?: SignedParts | undefined;
}

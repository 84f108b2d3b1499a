import { normalPublicKey } from '@site/federation/registry';

/** Whether a text is the PEM of a public key that can have signed a registry. */
export function isRegistryKey(pem: string): boolean {
  try {
    return normalPublicKey(pem) !== '';
  } catch (_notAKey) {
    return false;
  }
}

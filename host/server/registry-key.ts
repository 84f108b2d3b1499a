import { createPublicKey } from 'node:crypto';

/** Whether a text is the PEM of a public key that can have signed a registry. */
export function isRegistryKey(pem: string): boolean {
  try {
    return pem.includes('PUBLIC KEY') && createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch (_notAKey) {
    return false;
  }
}

import type { Sealed } from './database';
import { deviceKey } from './device-key';

const IV_BYTES = 12;

/** Encrypts bytes for this device. */
export async function seal(bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await deviceKey();
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** @throws DOMException `OperationError` for bytes that this device did not seal, or that were changed */
export async function unseal({ iv, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await deviceKey(), bytes);
}

/** What browsers say of bytes that were changed, and of those that they have lost the file of. */
const LOST = ['OperationError', 'NotReadableError', 'NotFoundError', 'DataError'];

/** Whether something that lies on the device was damaged: no later try will read it. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && LOST.includes(error.name);

/** Encrypts a value for this device. */
export const sealJson = (value: unknown): Promise<Sealed> =>
  seal(new TextEncoder().encode(JSON.stringify(value)));

/** A value that {@link sealJson} encrypted. @throws as {@link unseal} */
export async function unsealJson<T>(sealed: Sealed): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await unseal(sealed))) as T;
}

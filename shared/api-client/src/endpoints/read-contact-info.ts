import { type ContactInfo, contactInfoSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Head office, phone and social links: static file `contact-info`. */
export function readContactInfo(): Read<ContactInfo> {
  return staticJson('contact-info', contactInfoSchema);
}

/** {@link readContactInfo} in a view. */
export function useContactInfo(): ReadState<ContactInfo> {
  const { key, fetch } = readContactInfo();
  return useRead(key, fetch);
}

import { type LegalPage, legalPageSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** The legal pages, named as their static files and their addresses. */
export type LegalPageName =
  | 'terms-conditions'
  | 'privacy-policy'
  | 'cookies-policies'
  | 'refund-policy';

/** Text of a legal page: the static file of its name. */
export function readLegalPage(name: LegalPageName): Read<LegalPage> {
  return staticJson(name, legalPageSchema);
}

/** {@link readLegalPage} in a page. */
export function useLegalPage(name: LegalPageName): ReadState<LegalPage> {
  const { key, fetch } = readLegalPage(name);
  return useRead(key, fetch);
}

import { loadAll, readContactInfo, readProductTitles, readStatesAndZones } from '@site/api-client';
import type { ContactInfo } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { buildOfficeHead } from './build-office-head';

/** Contact info, and the lists of the form. */
export const loadCompanyOffice: PageLoader = async ({ signal }) => {
  const contact = readContactInfo();
  const loaded = await loadAll([contact, readStatesAndZones(), readProductTitles()], signal);
  return {
    ...loaded,
    head: buildOfficeHead(loaded.fallback[contact.key] as ContactInfo | undefined),
  };
};

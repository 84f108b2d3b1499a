import { listProductTitles, listStatesAndZones, loadAll, readContactInfo } from '@site/api-client';
import type { ContactInfo } from '@site/contract';
import type { PageLoader } from '@site/shell';
import { buildOfficeHead } from './build-office-head';

/** Contact info, and the lists of the form. */
export const loadCompanyOffice: PageLoader = async ({ signal }) => {
  const contact = readContactInfo.read();
  const loaded = await loadAll(
    [contact, listStatesAndZones.read(), listProductTitles.read()],
    signal,
  );
  return {
    ...loaded,
    head: buildOfficeHead(loaded.fallback[contact.key] as ContactInfo | undefined),
  };
};

import { listRequirementInputs, listStatesAndZones, loadAll } from '@site/api-client';
import { brand } from '@site/brand';
import type { PageLoader } from '@site/shell';

/** The extra fields and the states of the form. */
export const loadBecomeDealer: PageLoader = async ({ signal }) => ({
  ...(await loadAll([listRequirementInputs.read(), listStatesAndZones.read()], signal)),
  head: {
    title: `Become a Dealer | ${brand.name}`,
    description: `Apply to become a ${brand.name} electric motorbike dealer in your city.`,
    canonicalPath: '/become-dealer',
  },
});

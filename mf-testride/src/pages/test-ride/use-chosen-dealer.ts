import { TEST_RIDE_DEALER_PARAM } from '@site/links';
import { useLocation, useNavigation, useSearchParams } from '@site/router';
import { chooseDealer } from './choose-dealer';

/**
 * The dealer that the address names and how to choose another. The choice shows at once, also while
 * the address is still changing.
 */
export function useChosenDealer() {
  const current = useLocation();
  const next = useNavigation().location;
  const [query, setQuery] = useSearchParams();
  const shown = next?.pathname === current.pathname ? next : current;
  return {
    query,
    dealerId: new URLSearchParams(shown.search).get(TEST_RIDE_DEALER_PARAM),
    choose: (dealerId: string) =>
      setQuery(chooseDealer(query, dealerId), { replace: true, preventScrollReset: true }),
  };
}

import { LOCATOR_PATH } from '@site/links';
import { useLocation, useNavigate, useNavigation } from '@site/router';
import { track } from '@site/shell';
import { buildLocatorUrl, buildNearUrl, NEAR_PARAM } from './build-locator-url';
import { STATE_PARAM } from './resolve-chosen-state';

/**
 * The `?state=` or `?near=` of the address and how to change it. While the next state's dealers are on their
 * way, the choice is already the next one: the dropdown never jumps back.
 */
export function useChosenState() {
  const current = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const isLeaving = next !== undefined && next.pathname !== LOCATOR_PATH;
  const shown = next === undefined || isLeaving ? current : next;
  const fromUrl = new URLSearchParams(shown.search).get(STATE_PARAM);
  const choose = (state: string) => {
    if (state !== '') track('dealer_state_selected', { state });
    navigate(buildLocatorUrl(state), { preventScrollReset: true });
  };
  const near = new URLSearchParams(shown.search).get(NEAR_PARAM)?.trim() ?? '';
  const search = (typed: string) => navigate(buildNearUrl(typed), { preventScrollReset: true });
  return { fromUrl, choose, near, search, isLeaving };
}

import { listDealerStates, listDealers, loadAll, readDealerServices } from '@site/api-client';
import { ALL_DEALERS, type Dealer, type DealerState } from '@site/contract';
import type { PageData, PageLoader } from '@site/shell';
import { buildLocatorHead } from './build-locator-head';
import { NEAR_PARAM } from './build-locator-url';
import { resolveChosenState, STATE_PARAM } from './resolve-chosen-state';

/** States and, with a choice in the address, its dealers: both at once, in the usual case. */
export const loadLocateDealer: PageLoader = async ({ url, signal }): Promise<PageData> => {
  const fromUrl = url.searchParams.get(STATE_PARAM);
  const typed = resolveChosenState(fromUrl, undefined);
  const states = listDealerStates.read();
  const near = url.searchParams.get(NEAR_PARAM)?.trim() ?? '';
  const asked = typed.kind !== 'none' ? typed.name : near === '' ? undefined : ALL_DEALERS;
  const reads = [
    states,
    readDealerServices.read(),
    ...(asked === undefined ? [] : [listDealers.read({ id: asked })]),
  ];
  const loaded = await loadAll(reads, signal);

  const known = loaded.fallback[states.key] as DealerState[] | undefined;
  const chosen = resolveChosenState(
    fromUrl,
    known?.map(({ dn_state }) => dn_state),
  );
  if (chosen.kind === 'none') return { ...loaded, head: buildLocatorHead(chosen) };

  const dealers = listDealers.read({ id: chosen.name });
  if (!(dealers.key in loaded.fallback || dealers.key in loaded.failures)) {
    // Typed in another case than the list has it: the screen reads by the list's spelling.
    const again = await loadAll([dealers], signal);
    Object.assign(loaded.fallback, again.fallback);
    Object.assign(loaded.failures, again.failures);
  }
  const found = loaded.fallback[dealers.key] as Dealer[] | undefined;
  return { ...loaded, head: buildLocatorHead(chosen, found) };
};

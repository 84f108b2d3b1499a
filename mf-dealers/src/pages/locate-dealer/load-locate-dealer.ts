import { listDealerStates, listDealers, loadAll } from '@site/api-client';
import type { Dealer, DealerState } from '@site/contract';
import type { PageData, PageLoader } from '@site/shell';
import { buildLocatorHead } from './build-locator-head';
import { resolveChosenState, STATE_PARAM } from './resolve-chosen-state';

/** States and, with a choice in the address, its dealers: both at once, in the usual case. */
export const loadLocateDealer: PageLoader = async ({ url, signal }): Promise<PageData> => {
  const fromUrl = url.searchParams.get(STATE_PARAM);
  const typed = resolveChosenState(fromUrl, undefined);
  const states = listDealerStates.read();
  const reads = typed.kind === 'none' ? [states] : [states, listDealers.read({ id: typed.name })];
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

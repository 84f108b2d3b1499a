import { type Dealer, dealersSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The `state` that asks for every dealer of the network. */
export const ALL_DEALERS = 'all';

/**
 * The dealers of a state: `GET {app}/dealers/network/open/list/{state}/1/search` (spec §7).
 * @param state a `dn_state` of the state list, or {@link ALL_DEALERS}
 */
export function readDealers(state: string): Read<Dealer[]> {
  return {
    key: `dealers/of/${state}`,
    fetch: (signal) =>
      read(
        appPath('dealers', 'network', 'open', 'list', state, '1', 'search'),
        dealersSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['dealers_data'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readDealers} in a page; null (nothing chosen yet) reads nothing. */
export function useDealers(state: string | null): ReadState<Dealer[]> {
  const { key, fetch } = readDealers(state ?? ALL_DEALERS);
  return useRead(state === null ? null : key, fetch);
}

import { type DealerState, dealerStatesSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The states that have a dealer: `GET /{app}/dealers/network/states` (spec §7). */
export function readDealerStates(): Read<DealerState[]> {
  return {
    key: 'dealers/states',
    fetch: (signal) =>
      read(
        appPath('dealers', 'network', 'states'),
        dealerStatesSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['statesList'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readDealerStates} in a page. */
export function useDealerStates(): ReadState<DealerState[]> {
  const { key, fetch } = readDealerStates();
  return useRead(key, fetch);
}

import { type StatesAndZones, statesAndZonesSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { geoPath } from '../http/paths';
import { isRecord, read } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The states and sales zones of India: `GET geoservice/district/IN` (spec §7). */
export function readStatesAndZones(): Read<StatesAndZones> {
  return {
    key: 'geo/states',
    fetch: (signal) =>
      read(
        geoPath('district', 'IN'),
        statesAndZonesSchema,
        (body) => (isRecord(body) ? body['data'] : undefined),
        signal,
      ),
  };
}

/** {@link readStatesAndZones} in a page. */
export function useStatesAndZones(): ReadState<StatesAndZones> {
  const { key, fetch } = readStatesAndZones();
  return useRead(key, fetch);
}

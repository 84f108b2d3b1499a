import { type District, districtsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { geoPath } from '../http/paths';
import { isRecord, read } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The districts of a state: `GET geoservice/district/IN/{stateCode}` (spec §7). */
export function readDistricts(stateCode: string): Read<District[]> {
  return {
    key: `geo/districts/${stateCode}`,
    fetch: (signal) =>
      read(
        geoPath('district', 'IN', stateCode),
        districtsSchema,
        (body) => {
          const data = isRecord(body) ? body['data'] : undefined;
          return isRecord(data) ? data['district'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readDistricts} in a page; null (no state chosen yet) reads nothing. */
export function useDistricts(stateCode: string | null): ReadState<District[]> {
  const { key, fetch } = readDistricts(stateCode ?? '');
  return useRead(stateCode === null ? null : key, fetch);
}

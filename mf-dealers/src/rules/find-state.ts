import type { State, StatesAndZones } from '@site/contract';

/** The state of that name, with its code and zone. */
export function findState(data: StatesAndZones | undefined, name: string): State | undefined {
  return data?.state.find(({ state_name }) => state_name === name);
}

/** The sales zone of a state by name, e.g. "South"; empty when it is not known. */
export function findZoneName(data: StatesAndZones | undefined, stateName: string): string {
  const code = findState(data, stateName)?.zonal_code;
  return data?.zones.find(({ zonal_code }) => zonal_code === code)?.zonal_name ?? '';
}

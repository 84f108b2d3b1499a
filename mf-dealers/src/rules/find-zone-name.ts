import type { StatesAndZones } from '@site/contract';

/** The sales zone of a state by name, e.g. "South"; empty when it is not known. */
export function findZoneName(data: StatesAndZones | undefined, stateName: string): string {
  const code = data?.state.find(({ state_name }) => state_name === stateName)?.zonal_code;
  return data?.zones.find(({ zonal_code }) => zonal_code === code)?.zonal_name ?? '';
}

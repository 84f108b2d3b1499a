import { dealerProblems } from './dealer-problems';
import { placed, repeated, unknown } from './placed';
import type { SeedData } from './seed-files';

/** What is wrong with zones, states, districts and dealers. */
export function placeProblems({ states, zones, districts, dealers }: SeedData): string[] {
  const codes = states.map(({ state_code }) => state_code);
  const codeOf = new Map(states.map(({ state_name, state_code }) => [state_name, state_code]));
  const names = Object.entries(districts);
  const zoneCodes = zones.map(({ zonal_code }) => zonal_code);
  return [
    ...repeated(
      'zones',
      placed(zones, 'zonal_code', ({ zonal_code }) => zonal_code),
    ),
    ...repeated(
      'states',
      placed(states, 'state_code', ({ state_code }) => state_code),
    ),
    ...repeated(
      'states',
      placed(states, 'state_name', ({ state_name }) => state_name),
    ),
    ...unknown(
      'states',
      placed(states, 'zonal_code', (row) => row.zonal_code),
      zoneCodes,
      'there is no zone',
    ),
    ...unknown(
      'districts',
      names.map(([code]) => ({ at: code, value: code })),
      codes,
      'there is no state',
    ),
    ...names.flatMap(([code, list]) =>
      repeated(
        'districts',
        list.map((value, at) => ({ at: `${code}.${at}`, value })),
      ),
    ),
    ...repeated(
      'dealers',
      placed(dealers, 'dn_id', ({ dn_id }) => dn_id),
    ),
    ...unknown(
      'dealers',
      placed(dealers, 'dn_state', (row) => row.dn_state),
      codeOf.keys(),
      'there is no state',
    ),
    ...codes
      .filter((code) => !districts[code])
      .map((code) => `districts.json has no "${code}": forms ask for the district.`),
    ...dealerProblems(dealers),
    ...dealers.flatMap(({ dn_state, dn_district }, at) => {
      const list = districts[codeOf.get(dn_state) ?? ''];
      return !list || list.includes(dn_district)
        ? []
        : [`dealers.json at ${at}.dn_district: ${dn_state} has no district "${dn_district}".`];
    }),
  ];
}

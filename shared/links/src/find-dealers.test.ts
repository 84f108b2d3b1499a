import { findDealers } from './find-dealers';

const at = (dn_city: string, dn_district: string, dn_state: string, dn_pinocde: string) => ({
  dn_name: `Vayu ${dn_city}`,
  dn_city,
  dn_district,
  dn_state,
  dn_pinocde,
});
const dealers = [
  at('Bengaluru', 'Bengaluru Urban', 'Karnataka', '560001'),
  at('Gurugram', 'Gurugram', 'Haryana', '122001'),
  at('Hyderabad', 'Hyderabad', 'Telangana', '500001'),
  at('Secunderabad', 'Hyderabad', 'Telangana', '500003'),
  at('Warangal', 'Warangal', 'Telangana', '506002'),
];
const cities = (typed: string) => findDealers(dealers, typed).map(({ dn_city }) => dn_city);

describe('dealers are found by', () => {
  it.each([
    ['the city', 'warangal', ['Warangal']],
    ['the state', 'haryana', ['Gurugram']],
    ['city and state', 'Hyderabad, Telangana', ['Hyderabad', 'Secunderabad']],
    ['an old name of the city', 'Bangalore', ['Bengaluru']],
    ['the beginning of an old name', 'gurga', ['Gurugram']],
    ['a pin code of the same sorting district', '560 034', ['Bengaluru']],
    ['the exact pin code before its neighbours', '500003', ['Secunderabad']],
    ['a pin code of the same region', '509001', ['Hyderabad', 'Secunderabad', 'Warangal']],
    ['the beginning of a pin code', '506', ['Warangal']],
  ])('%s', (_what, typed, found) => {
    expect(cities(typed)).toEqual(found);
  });

  it('nothing typed: all of them', () => {
    expect(cities(' ')).toHaveLength(dealers.length);
  });

  it('a place far from all: none', () => {
    expect(cities('190001')).toEqual([]);
    expect(cities('Atlantis')).toEqual([]);
  });
});

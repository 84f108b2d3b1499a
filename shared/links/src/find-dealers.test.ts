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
  at('Nashik', 'Nashik', 'Maharashtra', '422001'),
  at('Mumbai', 'Mumbai Suburban', 'Maharashtra', '400051'),
  at('New Delhi', 'New Delhi', 'Delhi', '110001'),
  at('Noida', 'Gautam Buddha Nagar', 'Uttar Pradesh', '201301'),
  at('Varanasi', 'Varanasi', 'Uttar Pradesh', '221001'),
  at('Bhubaneswar', 'Khordha', 'Odisha', '751001'),
  at('Madurai', 'Madurai', 'Tamil Nadu', '625001'),
];
const cities = (typed: string) => findDealers(dealers, typed).map(({ dn_city }) => dn_city);

it('the word before a pin code is no beginning of a name', () => {
  const pink = { ...at('Jaipur', 'Jaipur', 'Rajasthan', '302001'), dn_name: 'Pink City Electric' };
  expect(findDealers([pink, ...dealers], 'Pin 560034')).toEqual([dealers[0]]);
});

describe('dealers are found by', () => {
  it.each([
    ['the city', 'warangal', ['Warangal']],
    ['the beginning of the city, not letters inside of other words', 'ha', ['Gurugram']],
    ['the city before the state that begins so', 'k', ['Bengaluru', 'Bhubaneswar']],
    ['the city before others of its district', 'h', ['Hyderabad', 'Gurugram', 'Secunderabad']],
    ['letters inside of a word, where nothing begins so', 'derabad', ['Hyderabad', 'Secunderabad']],
    ['the state', 'haryana', ['Gurugram']],
    ['city and state', 'Hyderabad, Telangana', ['Hyderabad', 'Secunderabad']],
    ['city and country', 'Warangal, India', ['Warangal']],
    ['city, state and country', 'Hyderabad, Telangana, India', ['Hyderabad', 'Secunderabad']],
    ['a state that is written as one word', 'Tamilnadu', ['Madurai']],
    ['an old name of the city', 'Bangalore', ['Bengaluru']],
    ['the beginning of an old name', 'gurga', ['Gurugram']],
    ['a common name: Nasik', 'Nasik', ['Nashik']],
    ['a common name: Banaras', 'Banaras', ['Varanasi']],
    ['a common name: Benares', 'benares, uttar pradesh', ['Varanasi']],
    ['a common name: Kashi', 'Kashi', ['Varanasi']],
    ['a common name: Bhubaneshwar', 'Bhubaneshwar', ['Bhubaneswar']],
    ['an old name of the state', 'Orissa', ['Bhubaneswar']],
    ['an old name of the city and of its state', 'bhubaneshwar orissa', ['Bhubaneswar']],
    ['a name of two words for a place near the dealer', 'Navi Mumbai', ['Mumbai']],
    ['the beginning of a name of two words', 'navi mum', ['Mumbai']],
    ['a name of two words, with the state', 'Navi Mumbai, Maharashtra', ['Mumbai']],
    ['a wider area', 'Delhi NCR', ['Gurugram', 'New Delhi', 'Noida']],
    ['a wider area with a hyphen', 'Delhi-NCR', ['Gurugram', 'New Delhi', 'Noida']],
    ['a wider area by its letters', 'ncr', ['Gurugram', 'New Delhi', 'Noida']],
    ['the name of a city alone, without its wider area', 'Delhi', ['New Delhi']],
    ['a pin code of the same sorting district', '560 034', ['Bengaluru']],
    ['the exact pin code before its neighbours', '500003', ['Secunderabad']],
    ['a pin code of the same region', '509001', ['Hyderabad', 'Secunderabad', 'Warangal']],
    ['the beginning of a pin code', '506', ['Warangal']],
    ['the region of a pin code', '50', ['Hyderabad', 'Secunderabad', 'Warangal']],
    ['city and pin code', 'Warangal 506002', ['Warangal']],
    ['a pin code with the word for it', 'PIN: 506002', ['Warangal']],
    ['a city, not the pin code beside it', 'Warangal, 500 034', ['Warangal']],
    ['the pin code where nobody is in the place beside it', 'Hanamkonda-506001', ['Warangal']],
    ['a pin code with signs around it', '(500003).', ['Secunderabad']],
    ['a city with its state in brackets', 'Hyderabad(Telangana)', ['Hyderabad', 'Secunderabad']],
    ['a city with a full stop after it', 'Warangal.', ['Warangal']],
  ])('%s', (_what, typed, found) => {
    expect(cities(typed)).toEqual(found);
  });

  it('nothing typed: all of them', () => {
    expect(cities(' ')).toHaveLength(dealers.length);
  });

  it('an old name by its first three letters, and not by two', () => {
    expect(cities('bom')).toEqual(['Mumbai']);
    expect(cities('bo')).toEqual([]);
  });

  it('a place far from all: none', () => {
    expect(cities('190001')).toEqual([]);
    expect(cities('Atlantis')).toEqual([]);
    expect(cities('Navi Atlantis')).toEqual([]);
    expect(cities('Atlantis NCR')).toEqual([]);
    expect(cities('Atlantis 190001')).toEqual([]);
  });
});

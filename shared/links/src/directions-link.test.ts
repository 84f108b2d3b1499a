import { buildDirectionsUrl } from './directions-link';

const ADDRESS = '4 Sample Road & Lane, Warangal, Telangana 506001, India';

it.each([
  ['the coordinates, where they are known', { latitude: 17.41, longitude: 78.44 }, '17.41,78.44'],
  ['coordinates at the equator and the first meridian', { latitude: 0, longitude: 0 }, '0,0'],
  ['the address without coordinates', null, ADDRESS],
])('directions lead to %s', (_what, place, destination) => {
  const url = new URL(buildDirectionsUrl(place, ADDRESS));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(url.searchParams.get('destination')).toBe(destination);
});

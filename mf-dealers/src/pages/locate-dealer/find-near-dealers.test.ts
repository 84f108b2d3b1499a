import { dealer, dealerWithoutMap } from '../../testing/sample-dealers';
import { findNearDealers } from './find-near-dealers';

const chennai = { ...dealer, dn_id: 'dn-9', dn_latitude: '13.08', dn_longitude: '80.27' };

it('the search for near dealers puts the nearest dealer first, with its distance in kilometres', () => {
  const found = findNearDealers([chennai, dealer], { latitude: 17.385, longitude: 78.4867 });
  expect(found.map(({ dealer: { dn_id } }) => dn_id)).toEqual(['dn-1', 'dn-9']);
  expect(found[0]?.km).toBeCloseTo(5.7, 0);
  expect(Math.round(found[1]?.km ?? 0)).toBeGreaterThan(500);
});

it('the search for near dealers leaves out dealers whose place is not known', () => {
  expect(findNearDealers([dealerWithoutMap], { latitude: 17, longitude: 78 })).toEqual([]);
});

it('the search for near dealers measures along the surface of the earth, east and west too', () => {
  const kolkata = { ...dealer, dn_latitude: 22.5726, dn_longitude: 88.3639 };
  const mumbai = { latitude: 19.076, longitude: 72.8777 };
  const [found] = findNearDealers([kolkata], mumbai);
  // 1,652 km by air.
  expect(Math.abs((found?.km ?? 0) - 1_652)).toBeLessThan(5);
});

it('the search for near dealers gives the six that are nearest', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({
    ...dealer,
    dn_id: `dn-${n}`,
    dn_latitude: 17 + n,
  }));
  const found = findNearDealers(many, { latitude: 17, longitude: 78.44 });
  expect(found.map((near) => near.dealer.dn_id)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `dn-${n}`));
});

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

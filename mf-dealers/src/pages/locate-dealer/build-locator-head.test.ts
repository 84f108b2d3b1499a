import { dealer } from '../../testing/sample-dealers';
import { buildLocatorHead } from './build-locator-head';

it('the description of a state names a few of its cities, however many it has', () => {
  const dealers = Array.from({ length: 140 }, (_, n) => ({ ...dealer, dn_city: `City ${n}` }));
  const describe = (count: number) =>
    buildLocatorHead({ kind: 'known', name: 'Uttar Pradesh' }, dealers.slice(0, count)).description;
  expect(describe(2)).toContain('in Uttar Pradesh: City 0, City 1. Map,');
  expect(describe(140)).toContain('City 5 and 134 other cities. Map,');
  expect(describe(140).length).toBeLessThan(250);
});

import { hyderabad, secunderabad, warangal } from '../testing/sample-dealers';
import { buildDealerOptions } from './build-dealer-options';

describe('dealer options', () => {
  it('show the city with its state, in order of cities', () => {
    expect(
      buildDealerOptions([warangal, hyderabad, secunderabad]).map(({ label }) => label),
    ).toEqual(['Hyderabad, Telangana', 'Secunderabad, Telangana', 'Warangal, Telangana']);
  });

  it('name the dealer where a city has several', () => {
    const second = { ...hyderabad, dn_id: 'dn-9', dn_name: 'Vayu Madhapur' };
    expect(buildDealerOptions([second, hyderabad]).map(({ label }) => label)).toEqual([
      'Hyderabad, Telangana (Vayu Banjara Hills)',
      'Hyderabad, Telangana (Vayu Madhapur)',
    ]);
  });

  it('tell the district and the showroom', () => {
    expect(buildDealerOptions([warangal])[0]?.detail).toBe('Hanamkonda district, Vayu Warangal');
  });
});

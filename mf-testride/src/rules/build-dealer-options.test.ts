import { hyderabad, secunderabad, warangal } from '../sample-dealers';
import { buildDealerOptions } from './build-dealer-options';

describe('dealer options', () => {
  it('show district and state, in order', () => {
    const chennai = { ...hyderabad, dn_id: 'dn-9', dn_district: 'Chennai', dn_state: 'Tamil Nadu' };
    expect(buildDealerOptions([warangal, hyderabad, chennai]).map(({ label }) => label)).toEqual([
      'Chennai, Tamil Nadu',
      'Hanamkonda, Telangana',
      'Hyderabad, Telangana',
    ]);
  });

  it('name the dealer where a district has several', () => {
    expect(buildDealerOptions([secunderabad, hyderabad]).map(({ label }) => label)).toEqual([
      'Hyderabad, Telangana (Vayu Banjara Hills)',
      'Hyderabad, Telangana (Vayu Secunderabad)',
    ]);
  });

  it('tell showroom and city, the city only when it is not the district', () => {
    expect(buildDealerOptions([warangal])[0]?.detail).toBe('Vayu Warangal, Warangal');
    expect(buildDealerOptions([hyderabad])[0]?.detail).toBe('Vayu Banjara Hills');
  });
});

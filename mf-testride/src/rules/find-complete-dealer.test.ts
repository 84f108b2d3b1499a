import { hyderabad, warangal } from '../testing/sample-dealers';
import { findCompleteDealer } from './find-complete-dealer';

describe('dealer of a recorded ride', () => {
  it('is the chosen one', () => {
    expect(findCompleteDealer([hyderabad, warangal], 'dn-2')).toBe(warangal);
  });

  it('must be among the loaded ones', () => {
    expect(findCompleteDealer([hyderabad], 'dn-2')).toBeUndefined();
    expect(findCompleteDealer([], 'dn-1')).toBeUndefined();
  });

  it.each(['dn_country', 'dn_state', 'dn_district', 'dn_city', 'dn_pinocde'])(
    'must have its %s',
    (part) => {
      expect(findCompleteDealer([{ ...hyderabad, [part]: ' ' }], 'dn-1')).toBeUndefined();
    },
  );
});

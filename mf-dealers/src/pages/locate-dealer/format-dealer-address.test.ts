import { formatDealerAddress } from './format-dealer-address';

const dealer = {
  dn_street: '12 Lake Road',
  dn_city: 'Warangal',
  dn_district: 'Hanamkonda',
  dn_state: 'Telangana',
  dn_country: 'India',
  dn_pinocde: '506001',
};

describe('the address of a dealer', () => {
  it('names street, city, district, state, pincode and country', () => {
    expect(formatDealerAddress(dealer)).toBe(
      '12 Lake Road, Warangal, Hanamkonda, Telangana 506001, India',
    );
  });

  it('does not say the city twice', () => {
    expect(formatDealerAddress({ ...dealer, dn_district: 'warangal ' })).toBe(
      '12 Lake Road, Warangal, Telangana 506001, India',
    );
  });

  it('leaves empty parts out', () => {
    expect(formatDealerAddress({ ...dealer, dn_street: ' ', dn_pinocde: '' })).toBe(
      'Warangal, Hanamkonda, Telangana, India',
    );
  });
});

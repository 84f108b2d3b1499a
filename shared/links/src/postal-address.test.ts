import { formatDealerAddress } from './postal-address';

const dealer = {
  dn_street: '12 Lake Road',
  dn_city: 'Warangal',
  dn_district: 'Hanamkonda',
  dn_state: 'Telangana',
  dn_country: 'India',
  dn_pinocde: '506001',
};

it.each([
  ['every part', {}, '12 Lake Road, Warangal, Hanamkonda, Telangana 506001, India'],
  [
    'a district that is named like its city',
    { dn_district: 'warangal ' },
    '12 Lake Road, Warangal, Telangana 506001, India',
  ],
  [
    'neither street nor pincode',
    { dn_street: ' ', dn_pinocde: '' },
    'Warangal, Hanamkonda, Telangana, India',
  ],
])('a page writes the address of a dealer with %s on one line', (_what, parts, line) => {
  expect(formatDealerAddress({ ...dealer, ...parts })).toBe(line);
});

import type { Dealer } from '@site/contract';

/** Dealers of tests. */
export const hyderabad: Dealer = {
  dn_id: 'dn-1',
  dn_name: 'Vayu Banjara Hills',
  dn_street: '4 Sample Road',
  dn_city: 'Hyderabad',
  dn_district: 'Hyderabad',
  dn_state: 'Telangana',
  dn_country: 'India',
  dn_pinocde: '500034',
  dn_phone: '+91 00000 10001',
  dn_email: 'banjara@vayu.example',
  dn_latitude: 17.41,
  dn_longitude: 78.44,
  assign_to_asm: 'asm-1',
};

export const secunderabad: Dealer = {
  ...hyderabad,
  dn_id: 'dn-3',
  dn_name: 'Vayu Secunderabad',
  dn_city: 'Secunderabad',
  dn_pinocde: '500003',
};

/** Without coordinates. */
export const warangal: Dealer = {
  ...hyderabad,
  dn_id: 'dn-2',
  dn_name: 'Vayu Warangal',
  dn_city: 'Warangal',
  dn_district: 'Hanamkonda',
  dn_pinocde: '506001',
  dn_phone: '+91 00000 10002',
  dn_email: 'warangal@vayu.example',
  dn_latitude: null,
  dn_longitude: null,
};

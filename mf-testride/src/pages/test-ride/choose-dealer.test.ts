import { chooseDealer } from './choose-dealer';

it('puts the dealer into the query, and leaves campaign and source there', () => {
  const query = new URLSearchParams('c_id=335&src=expo&dealer=dn-1');
  expect(chooseDealer(query, 'dn-2').toString()).toBe('c_id=335&src=expo&dealer=dn-2');
  expect(chooseDealer(query, '').toString()).toBe('c_id=335&src=expo');
  expect(chooseDealer(new URLSearchParams(), 'dn-2').toString()).toBe('dealer=dn-2');
});

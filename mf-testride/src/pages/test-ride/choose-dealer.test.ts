import { chooseDealer } from './choose-dealer';

it('the choice of a dealer is put into the query, and campaign and source stay there', () => {
  const query = new URLSearchParams('c_id=335&src=expo&dealer=dn-1');
  expect(chooseDealer(query, 'dn-2').toString()).toBe('c_id=335&src=expo&dealer=dn-2');
  expect(chooseDealer(query, '').toString()).toBe('c_id=335&src=expo');
  expect(chooseDealer(new URLSearchParams(), 'dn-2').toString()).toBe('dealer=dn-2');
});

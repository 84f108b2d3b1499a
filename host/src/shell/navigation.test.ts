import navigation from '../testing/sample-navigation.json';
import { isCurrent, resolveGroup, resolveMenu } from './navigation';

it('the menu shows the entries of the content in their order, Products with one link per title', () => {
  const items = resolveMenu(navigation.menu, ['Vayu One', 'Marut Motor']);
  expect(items.map(({ label }) => label)).toEqual([
    'Home',
    'Products',
    'Offers',
    'Become A Dealer',
    'Contact us',
    'About Us',
  ]);
  expect(items[1]).toEqual({
    label: 'Products',
    links: [
      { label: 'Vayu One', to: '/product/vayu_one' },
      { label: 'Marut Motor', to: '/product/marut_motor' },
    ],
    ofProducts: true,
  });
  expect(items[4]).toEqual({
    label: 'Contact us',
    links: [
      { label: 'Company Office', to: '/company-office' },
      { label: 'Locate a Dealer', to: '/locate-dealer' },
    ],
  });
});

it('a product link keeps what has a meaning in an address out of its path', () => {
  expect(resolveGroup({ label: 'Range', products: '/bikes/{slug}' }, ['A/B $&']).links).toEqual([
    { label: 'A/B $&', to: '/bikes/a%2Fb_%24%26' },
  ]);
});

it('a menu entry is current on its page and what lies under it, but Home not on every page', () => {
  expect(isCurrent('/product/vayu_one', '/product/vayu_one/technical-specifications')).toBe(true);
  expect(isCurrent('/product/vayu', '/product/vayu_one')).toBe(false);
  expect(isCurrent('/', '/offers')).toBe(false);
});

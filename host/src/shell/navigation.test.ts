import { buildNavigation, isCurrent, productSlug } from './navigation';

it('makes the address of a product from its title', () => {
  expect(productSlug('Vayu One')).toBe('vayu_one');
  expect(productSlug('Marut Battery Pack')).toBe('marut_battery_pack');
});

it('has the menu of the specification, in order', () => {
  const items = buildNavigation(['Vayu One', 'Marut Motor']);
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
    children: [
      { label: 'Vayu One', to: '/product/vayu_one' },
      { label: 'Marut Motor', to: '/product/marut_motor' },
    ],
  });
  expect(items[4]).toEqual({
    label: 'Contact us',
    children: [
      { label: 'Company Office', to: '/company-office' },
      { label: 'Locate a Dealer', to: '/locate-dealer' },
    ],
  });
});

it('marks a page and what lies under it, but not every page as home', () => {
  expect(isCurrent('/product/vayu_one', '/product/vayu_one/technical-specifications')).toBe(true);
  expect(isCurrent('/product/vayu', '/product/vayu_one')).toBe(false);
  expect(isCurrent('/', '/offers')).toBe(false);
});

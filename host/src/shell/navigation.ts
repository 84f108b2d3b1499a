/** A link of the menus. */
export interface NavLink {
  label: string;
  to: string;
}
/** A menu entry: a link, or a submenu of links. */
export type NavItem = NavLink | { label: string; children: readonly NavLink[] };

export const TEST_RIDE: NavLink = { label: 'Test Ride', to: '/test-ride' };
/** Book Now in the drawer is a hash link only (spec §2); following it opens the dialog. */
export const BOOK_NOW: NavLink = { label: 'Book Now', to: '#book-now' };

export const POLICY_LINKS: readonly NavLink[] = [
  { label: 'Terms and Conditions', to: '/terms-conditions' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Cookies Policy', to: '/cookies-policies' },
  { label: 'Return and Refund Policy', to: '/refund-policy' },
];

/** Address part of a product: title lower-cased, spaces replaced by underscores (spec §2). */
export function productSlug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '_');
}

/** The main menu (spec §2 "Header"); Products has one entry per title of the server. */
export function buildNavigation(titles: readonly string[]): readonly NavItem[] {
  return [
    { label: 'Home', to: '/' },
    {
      label: 'Products',
      children: titles.map((title) => ({ label: title, to: `/product/${productSlug(title)}` })),
    },
    { label: 'Offers', to: '/offers' },
    { label: 'Become A Dealer', to: '/become-dealer' },
    {
      label: 'Contact us',
      children: [
        { label: 'Company Office', to: '/company-office' },
        { label: 'Locate a Dealer', to: '/locate-dealer' },
      ],
    },
    { label: 'About Us', to: '/about-us' },
  ];
}

/** True when `to` is the page at `pathname`, or a page that this one lies under. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(`${to}/`);
}

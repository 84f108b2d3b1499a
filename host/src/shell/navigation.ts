import type { Navigation, NavigationGroup, NavigationLink } from '@site/contract';
import { toSlug } from '@site/links';

/** A submenu or column with its links. */
export interface NavGroup {
  label: string;
  links: readonly NavigationLink[];
  /** True for the links of the products, which a remote may show in its own way. */
  ofProducts?: boolean;
}

/** A menu entry: a link, or a submenu of links. */
export type NavItem = NavigationLink | NavGroup;

/** Book Now in the drawer is a hash link only (spec §2); following it opens the dialog. */
export const BOOK_NOW: NavigationLink = { label: 'Book Now', to: '#book-now' };

/** What the shell links to when nobody has read its navigation yet: the one page that every site has. */
export const HOME_ALONE: Pick<Navigation, 'menu' | 'footer' | 'policies'> = {
  menu: [{ label: 'Home', to: '/' }],
  footer: [],
  policies: [],
};

/** A group as it is shown: "products" becomes one link per title of the server (spec §2). */
export function resolveGroup(group: NavigationGroup, titles: readonly string[]): NavGroup {
  const { label, links = [], products } = group;
  if (products === undefined) return { label, links };
  const linkTo = (title: string) =>
    products.replace('{slug}', () => encodeURIComponent(toSlug(title)));
  return {
    label,
    links: titles.map((title) => ({ label: title, to: linkTo(title) })),
    ofProducts: true,
  };
}

/** The main menu as it is shown (spec §2 "Header"). */
export function resolveMenu(menu: Navigation['menu'], titles: readonly string[]): NavItem[] {
  return menu.map(({ to, ...group }) =>
    to === undefined ? resolveGroup(group, titles) : { label: group.label, to },
  );
}

/** True when `to` is the page at `pathname`, or a page that this one lies under. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** What a link says of itself on the page that it leads to. */
export const currentPage = (to: string, pathname: string) =>
  isCurrent(to, pathname) ? ({ 'aria-current': 'page' } as const) : {};

import { listProductTitles, readContactInfo, readNavigation } from '@site/api-client';
import { brand } from '@site/brand';
import type { Navigation, SocialLinks } from '@site/contract';
import { HOME_ALONE, type NavGroup, type NavItem, resolveGroup, resolveMenu } from './navigation';
import { useLoggedFailure } from './use-logged-failure';

export interface ShellContact {
  companyName: string;
  phone: string;
  social: SocialLinks;
}

/** What the shell links to, with the products filled in. */
export interface ShellLinks extends Partial<Pick<Navigation, 'testRide' | 'cookiesPolicy'>> {
  menu: readonly NavItem[];
  footer: readonly NavGroup[];
  policies: Navigation['policies'];
}

/** Menu and footer of the content; Home alone while they could not be read (only logged). */
export function useShellLinks(): ShellLinks {
  const titles = useMenuTitles();
  const navigation = readNavigation.useRead();
  useLoggedFailure(navigation, 'No navigation found');
  const { menu, footer, ...links } = navigation.data ?? HOME_ALONE;
  return {
    ...links,
    menu: resolveMenu(menu, titles),
    footer: footer.map((group) => resolveGroup(group, titles)),
  };
}

/** Titles of the Products submenu; empty when they could not be read (spec §7: only logged). */
function useMenuTitles(): readonly string[] {
  const titles = listProductTitles.useRead();
  useLoggedFailure(titles, 'No product titles found');
  return titles.data ?? [];
}

/** Contact data of the shell; the brand's stand-ins when it could not be read (spec §8: only logged). */
export function useShellContact(): ShellContact {
  const contact = readContactInfo.useRead();
  useLoggedFailure(contact, 'No contact info found');
  const { data } = contact;
  return {
    companyName: data?.company_name || brand.companyName,
    phone: data?.phone || brand.contact.phone,
    social: data?.social_links ?? brand.contact.social,
  };
}

import { useContactInfo, useProductTitles } from '@site/api-client';
import { brand } from '@site/brand';
import type { SocialLinks } from '@site/contract';
import { useLoggedFailure } from './use-logged-failure';

export interface ShellContact {
  companyName: string;
  phone: string;
  social: SocialLinks;
}

/** Titles of the Products submenu; empty when they could not be read (spec §7: only logged). */
export function useMenuTitles(): readonly string[] {
  const titles = useProductTitles();
  useLoggedFailure(titles, 'No product titles found');
  return titles.data ?? [];
}

/** Contact data of the shell; the brand's stand-ins when it could not be read (spec §8: only logged). */
export function useShellContact(): ShellContact {
  const contact = useContactInfo();
  useLoggedFailure(contact, 'No contact info found');
  const { data } = contact;
  return {
    companyName: data?.company_name || brand.companyName,
    phone: data?.phone || brand.contact.phone,
    social: data?.social_links ?? brand.contact.social,
  };
}

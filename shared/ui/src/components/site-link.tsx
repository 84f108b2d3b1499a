import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link as RouterLink } from '@site/router';
import type { ReactNode } from 'react';

interface Target {
  /**
   * Where it leads. A path of this site (`/offers`) navigates inside the page; an address with a
   * scheme (`https:`, `tel:`, `mailto:`), a hash or a static file is a plain link.
   */
  to: string;
  /** Opens a new tab, e.g. legal texts beside a form (spec §2). */
  newTab?: boolean | undefined;
  /** Navigation state of the router; ignored by plain links. */
  state?: unknown;
}

/** True when the router can show `to`: a path of this site that is not a file. */
export function isRoutePath(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//') && !to.startsWith('/static/');
}

function linkTarget({ to, newTab, state }: Target) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (!isRoutePath(to)) return { component: 'a' as const, href: to, ...tab };
  return { component: RouterLink, to, ...(state === undefined ? {} : { state }), ...tab };
}

export type SiteLinkProps = Target &
  Omit<MuiLinkProps, 'href' | 'component' | 'target' | 'rel'> & { children: ReactNode };

/** A text link of the site: the router's inside, a plain one elsewhere. */
export function SiteLink({ to, newTab, state, ...rest }: SiteLinkProps) {
  return <MuiLink {...rest} {...linkTarget({ to, newTab, state })} />;
}

export type LinkButtonProps = Target &
  Omit<ButtonProps, 'href' | 'component' | 'target' | 'rel'> & { children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ to, newTab, state, ...rest }: LinkButtonProps) {
  return <Button {...rest} {...linkTarget({ to, newTab, state })} />;
}

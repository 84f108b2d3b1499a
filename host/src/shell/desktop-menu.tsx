import type { NavigationLink } from '@site/contract';
import { Link, useLocation } from '@site/router';
import { Box, ChevronDownIcon } from '@site/ui';
import { MenuPanel } from './menu-panel';
import { NavButton, NavEntry } from './nav-style';
import { isCurrent, type NavItem } from './navigation';
import { useDisclosure } from './use-disclosure';

function Submenu({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  const { root, button, panel, close } = useDisclosure();
  const { pathname } = useLocation();
  const here = links.some(({ to }) => isCurrent(to, pathname));
  return (
    <Box {...root} sx={{ position: 'relative' }}>
      <NavButton type="button" {...button} {...(here ? { 'data-current': '' } : {})}>
        {label}
        <ChevronDownIcon size={16} />
      </NavButton>
      <MenuPanel {...panel} aria-label={label}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to} onClick={close} {...current(to, pathname)}>
              {name}
            </Link>
          </li>
        ))}
      </MenuPanel>
    </Box>
  );
}

const current = (to: string, pathname: string) =>
  isCurrent(to, pathname) ? ({ 'aria-current': 'page' } as const) : {};

/** The header's menu on wide windows; submenus open and close on click (spec §2). */
export function DesktopMenu({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        alignItems: 'center',
        // Everything of the bar fits from the large breakpoint on.
        gap: { lg: 'clamp(13px, calc((100vw - 1140px) * 0.22), 26px)', xl: 4.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <Submenu label={item.label} links={item.links} />
          ) : (
            <NavEntry>
              <Link to={item.to} {...current(item.to, pathname)}>
                {item.label}
              </Link>
            </NavEntry>
          )}
        </li>
      ))}
    </Box>
  );
}

import { Link, useLocation } from '@site/router';
import { Box } from '@site/ui';
import { NavEntry } from './nav-style';
import { currentPage, type NavItem } from './navigation';
import { Submenu } from './submenu';

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
            <Submenu {...item} />
          ) : (
            <NavEntry>
              <Link to={item.to} {...currentPage(item.to, pathname)}>
                {item.label}
              </Link>
            </NavEntry>
          )}
        </li>
      ))}
    </Box>
  );
}

import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { NavigationLink } from '@site/contract';
import { Link, useLocation } from '@site/router';
import { currentPage } from '../navigation';
import { entrySx } from './entry-style';

interface DrawerLinkProps extends NavigationLink {
  nested?: boolean;
}

/** An entry of the drawer that leads to a page. */
export function DrawerLink({ label, to, nested }: DrawerLinkProps) {
  const { pathname } = useLocation();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        {...currentPage(to, pathname)}
        sx={
          nested ? { ...entrySx, minHeight: 48, pl: 5, fontSize: '1rem', fontWeight: 600 } : entrySx
        }
      >
        {label}
      </ListItemButton>
    </ListItem>
  );
}

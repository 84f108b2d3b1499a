import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import type { NavigationLink } from '@site/contract';
import { Box, BrandLogo, CloseIcon, IconButton } from '@site/ui';
import type { MouseEvent } from 'react';
import type { NavItem } from '../navigation';
import { DrawerActions } from './drawer-actions';
import { DrawerLink } from './drawer-link';
import { DrawerSubmenu } from './drawer-submenu';
import { useCloseOnLargeWindow } from './use-close-on-large-window';

export interface DrawerMenuProps {
  open: boolean;
  onClose: () => void;
  items: readonly NavItem[];
  /** Missing while the navigation could not be read. */
  testRide: NavigationLink | undefined;
}

/** The menu below the large breakpoint: expanding submenus, Test Ride and Book Now (spec §2). */
export function DrawerMenu({ open, onClose, items, testRide }: DrawerMenuProps) {
  useCloseOnLargeWindow(open, onClose);
  /** Following any link closes the drawer, also the link of the page that one is on. */
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Menu',
          sx: { minWidth: 280, width: 'min(100vw, 400px)', backgroundColor: 'background.default' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 3,
          height: 68,
          flexShrink: 0,
        }}
      >
        <BrandLogo />
        <IconButton aria-label="Close menu" edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ flexGrow: 1 }}>
        <List
          disablePadding
          onClick={closeOnLink}
          sx={{ '& > li': { borderTop: '1px solid', borderColor: 'divider' } }}
        >
          {items.map((item) =>
            'links' in item ? (
              <DrawerSubmenu key={item.label} {...item} />
            ) : (
              <DrawerLink key={item.label} {...item} />
            ),
          )}
        </List>
      </Box>
      <DrawerActions testRide={testRide} onClose={onClose} />
    </Drawer>
  );
}

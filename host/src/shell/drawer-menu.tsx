import Collapse from '@mui/material/Collapse';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { NavigationLink } from '@site/contract';
import { Link, useLocation } from '@site/router';
import { openSlot } from '@site/shell';
import {
  Box,
  BrandLogo,
  Button,
  ChevronDownIcon,
  CloseIcon,
  IconButton,
  LinkButton,
} from '@site/ui';
import { type MouseEvent, useId, useState } from 'react';
import { BOOK_NOW, currentPage, type NavGroup, type NavItem } from './navigation';
import { ProductLinks } from './product-links';
import { useCloseOnLargeWindow } from './use-close-on-large-window';

const entrySx = {
  fontFamily: 'inherit',
  minHeight: 56,
  px: 3,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  '&[aria-current="page"]': { color: 'primary.main' },
} as const;

interface LinkEntryProps extends NavigationLink {
  nested?: boolean;
}

function LinkEntry({ label, to, nested }: LinkEntryProps) {
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

function SubmenuEntry({ label, links, ofProducts = false }: NavGroup) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const plain = (
    <List disablePadding aria-label={label}>
      {links.map((link) => (
        <LinkEntry key={link.to} {...link} nested />
      ))}
    </List>
  );
  return (
    <li>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ...entrySx, width: '100%', justifyContent: 'space-between' }}
      >
        {label}
        <Box
          sx={{
            display: 'flex',
            transition: 'transform 160ms',
            transform: open ? 'rotate(180deg)' : 'none',
          }}
        >
          <ChevronDownIcon size={20} />
        </Box>
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <Box id={id}>
          {/* A link that was followed closes the whole drawer. */}
          {ofProducts ? <ProductLinks links={links} open onClose={ignore} plain={plain} /> : plain}
        </Box>
      </Collapse>
    </li>
  );
}

const ignore = () => undefined;

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
  const bookNow = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
    openSlot('book-now');
  };
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
              <SubmenuEntry key={item.label} {...item} />
            ) : (
              <LinkEntry key={item.label} {...item} />
            ),
          )}
        </List>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          p: 3,
          pb: 4,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {testRide && (
          <LinkButton to={testRide.to} variant="outlined" onClick={onClose}>
            {testRide.label}
          </LinkButton>
        )}
        <Button href={BOOK_NOW.to} variant="contained" onClick={bookNow}>
          {BOOK_NOW.label}
        </Button>
      </Box>
    </Drawer>
  );
}

import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { Box, ChevronDownIcon } from '@site/ui';
import { useId, useState } from 'react';
import type { NavGroup } from '../navigation';
import { ProductLinks } from '../product-links';
import { DrawerLink } from './drawer-link';
import { entrySx } from './entry-style';

const ignore = () => undefined;

/** An entry of the drawer that unfolds the links of its group below itself. */
export function DrawerSubmenu({ label, links, ofProducts = false }: NavGroup) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const plain = (
    <List disablePadding aria-label={label}>
      {links.map((link) => (
        <DrawerLink key={link.to} {...link} nested />
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

import { Link, useLocation } from '@site/router';
import { onOpenSlot } from '@site/shell';
import { Box, ChevronDownIcon } from '@site/ui';
import { useEffect, useState } from 'react';
import { MenuBox, MenuList } from './menu-panel';
import { NavButton } from './nav-style';
import { currentPage, isCurrent, type NavGroup } from './navigation';
import { ProductLinks } from './product-links';
import { useDisclosure } from './use-disclosure';

interface LinkListProps extends NavGroup {
  onFollow: () => void;
}

function LinkList({ label, links, onFollow }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <MenuList aria-label={label}>
      {links.map(({ label: name, to }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} {...currentPage(to, pathname)}>
            {name}
          </Link>
        </li>
      ))}
    </MenuList>
  );
}

/**
 * A submenu of the header. What a remote shows of the products is loaded when the pointer or the focus
 * comes to the submenu, never before.
 */
export function Submenu(group: NavGroup) {
  const { label, links, ofProducts = false } = group;
  const { open, root, button, panel, show, close } = useDisclosure();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(
    () => (ofProducts ? onOpenSlot((name) => name === 'product-menu' && show()) : undefined),
    [ofProducts, show],
  );
  const { pathname } = useLocation();
  const here = links.some(({ to }) => isCurrent(to, pathname));
  const plain = <LinkList {...group} onFollow={close} />;
  return (
    <Box
      {...root}
      {...(ofProducts && { onPointerEnter: want, onFocus: want })}
      sx={{ position: 'relative' }}
    >
      <NavButton type="button" {...button} {...(here ? { 'data-current': '' } : {})}>
        {label}
        <ChevronDownIcon size={16} />
      </NavButton>
      <MenuBox {...panel}>
        {ofProducts && (wanted || open) ? (
          <ProductLinks links={links} open={open} onClose={close} plain={plain} />
        ) : (
          plain
        )}
      </MenuBox>
    </Box>
  );
}

import type { NavigationLink } from '@site/contract';
import { useLocation } from '@site/router';
import { Box } from '@site/ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { RemoteSlot } from '../federation/remote-slot';
import { isCurrent } from './navigation';

interface ProductLinksProps {
  links: readonly NavigationLink[];
  open: boolean;
  onClose: () => void;
  /** The plain list of the links: stands there until the slot is loaded, and when nobody fills it. */
  plain: ReactNode;
}

/**
 * The links of the Products submenu as the remote with the slot `product-menu` shows them. A focused link
 * of the plain list gives its focus to the same link of the slot. Mount it when the submenu is wanted:
 * mounting loads the slot.
 */
export function ProductLinks({ links, open, onClose, plain }: ProductLinksProps) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const remember = ({ target }: FocusEvent) => {
    focused.current = target.getAttribute('href') ?? undefined;
  };
  const focusAgain = () => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const same = (link: Element) => link.getAttribute('href') === focused.current;
    [...(box.current?.querySelectorAll('a') ?? [])].find(same)?.focus();
  };
  return (
    <Box
      ref={box}
      onFocus={remember}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      <RemoteSlot
        name="product-menu"
        open={open}
        onClose={onClose}
        payload={{
          links: links.map((link) => ({ ...link, current: isCurrent(link.to, pathname) })),
        }}
        fallback={plain}
        onReady={focusAgain}
      />
    </Box>
  );
}

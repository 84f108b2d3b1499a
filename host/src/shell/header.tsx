import { brand } from '@site/brand';
import { Link } from '@site/router';
import { openSlot } from '@site/shell';
import { Box, BrandLogo, Button, Container, IconButton, LinkButton, MenuIcon } from '@site/ui';
import { useState } from 'react';
import { DesktopMenu } from './desktop-menu';
import { MobileDrawer } from './drawer/mobile-drawer';
import { BOOK_NOW } from './navigation';
import { TalkActions } from './talk-actions';
import { ThemeToggle } from './theme-toggle';
import { useNewPage } from './use-new-page';
import { useShellLinks } from './use-shell-data';
import type { SlotState } from './use-slot';

/** Height of the header: pages that want the first view exactly full subtract it. */
export const HEADER_HEIGHT = { xs: 64, lg: 76 } as const;

/**
 * The header's right side. What is particular about its buttons stands here: with styles of its own, a
 * button that looks like others would bring all 3 KB of their rule once more into every page.
 */
const actions = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5, xl: 1 },
  ml: { lg: 'auto' },
  '& > .book-now': {
    display: { xs: 'none', sm: 'inline-flex' },
    ml: 0.5,
    px: { lg: 2.5, xl: 3 },
    // Translated words are longer.
    whiteSpace: 'normal',
  },
  '& > .open-menu': { display: { lg: 'none' }, mr: -1.5 },
} as const;

interface HeaderProps {
  /** The enquiry panel; missing on pages that do without it. */
  panel: SlotState | undefined;
}

/**
 * Logo, menu, Test Ride, Call us, the panel's toggle, theme toggle and Book Now; below the large
 * breakpoint a drawer (spec §2).
 */
export function Header({ panel }: HeaderProps) {
  'use memo';
  const { menu, testRide } = useShellLinks();
  const [drawer, setDrawer] = useState(false);
  useNewPage(() => setDrawer(false));
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        backgroundColor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: 0.5, lg: 2, xl: 4 },
          height: HEADER_HEIGHT,
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={`${brand.name} home`}
          sx={{ color: 'inherit', py: 1.25, mr: 'auto' }}
        >
          <BrandLogo />
        </Box>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', lg: 'block' } }}>
          <DesktopMenu items={menu} />
        </Box>
        <Box sx={actions}>
          {testRide && (
            <LinkButton
              to={testRide.to}
              variant="text"
              size="small"
              sx={{
                display: { xs: 'none', sm: 'inline-flex' },
                minHeight: 44,
                px: { lg: 1, xl: 2 },
                fontSize: '0.9375rem',
                whiteSpace: 'normal',
              }}
            >
              {testRide.label}
            </LinkButton>
          )}
          {panel && <TalkActions panel={panel} />}
          <ThemeToggle />
          <Button variant="contained" className="book-now" onClick={() => openSlot('book-now')}>
            {BOOK_NOW.label}
          </Button>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={drawer}
            className="open-menu"
            onClick={() => setDrawer(true)}
          >
            <MenuIcon size={26} />
          </IconButton>
        </Box>
      </Container>
      <MobileDrawer
        open={drawer}
        onClose={() => setDrawer(false)}
        items={menu}
        testRide={testRide}
      />
    </Box>
  );
}

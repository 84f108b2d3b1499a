import { createLate, OverlayFault } from '@site/ui';
import type { DrawerMenuProps } from './drawer-menu';

/** The menu below the large breakpoint: its code comes with the first sign of use, or when it is opened. */
export const { Late: MobileDrawer, preload: preloadMobileDrawer } = createLate<DrawerMenuProps>(
  async () => (await import(/* webpackChunkName: "overlays" */ './drawer-menu')).DrawerMenu,
  { Failed: OverlayFault },
);

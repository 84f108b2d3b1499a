import { createLate, OverlayFault } from '@site/ui';
import type { DrawerMenuProps } from './drawer-menu';

/** The menu below the large breakpoint: its code comes when somebody begins to use the page or stays, or when it is opened. */
export const { Late: MobileDrawer, preload: preloadMobileDrawer } = createLate<DrawerMenuProps>(
  async () => (await import(/* webpackChunkName: "overlays" */ './drawer-menu')).DrawerMenu,
  { Failed: OverlayFault },
);

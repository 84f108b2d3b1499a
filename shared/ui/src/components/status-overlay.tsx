import { createLate } from './late';
import { OverlayFault } from './overlay-fault';
import type { StatusOverlayProps } from './status-overlay-view';

export type { StatusOverlayProps };

/** A full-screen outcome: "Try Again" (not on success) and "Go to Home" (spec §2). */
export const { Late: StatusOverlay } = createLate<StatusOverlayProps>(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './status-overlay-view')).StatusOverlayView,
  { Failed: OverlayFault },
);

import { createLate } from './late';
import { OverlayFault } from './overlay-fault';
import type { StatusDialogProps } from './status-dialog-view';

export type { StatusDialogProps };

/** The outcome of a submitted form: "Okay" after success, "Try Again" after an error (spec §4). */
export const { Late: StatusDialog } = createLate<StatusDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ './status-dialog-view')).StatusDialogView,
  { Failed: OverlayFault },
);

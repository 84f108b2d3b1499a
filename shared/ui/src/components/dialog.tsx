import type { DialogProps } from '@mui/material/Dialog';
import { createLate } from './late';
import { OverlayFault } from './overlay-fault';

/** MUI's dialog. Closed it is nothing, so no first view waits for its code. */
export const { Late: Dialog, preload: preloadDialog } = createLate<DialogProps>(
  async () => (await import(/* webpackChunkName: "overlays" */ '@mui/material/Dialog')).default,
  {
    Failed: ({ onClose, onRetry, busy }) => (
      <OverlayFault
        onClose={onClose && (() => onClose({}, 'escapeKeyDown'))}
        onRetry={onRetry}
        busy={busy}
      />
    ),
  },
);

import type { DialogProps } from '@mui/material/Dialog';
import { createLate } from './late';

/** MUI's dialog. Closed it is nothing, so no first view waits for its code. */
export const { Late: Dialog, preload: preloadDialog } = createLate<DialogProps>(
  async () => (await import('@mui/material/Dialog')).default,
);

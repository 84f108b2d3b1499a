import { Button, createLate, ExternalIcon, OverlayFault } from '@site/ui';
import { useState } from 'react';
import type { ShareDialogProps, SharedLink } from './share-dialog';

const shareDialog = createLate<ShareDialogProps>(
  async () => (await import(/* webpackChunkName: "product-later" */ './share-dialog')).ShareDialog,
  { Failed: OverlayFault },
);

/** Opens the ways to pass this page on. */
export function ShareButton(props: SharedLink) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" startIcon={<ExternalIcon size={18} />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <shareDialog.Late {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

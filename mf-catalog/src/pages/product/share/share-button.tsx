import { Button, ExternalIcon } from '@site/ui';
import { useState } from 'react';
import { ShareDialog, type SharedLink } from './share-dialog';

/** Opens the ways to pass this page on. */
export function ShareButton(props: SharedLink) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" startIcon={<ExternalIcon size={18} />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

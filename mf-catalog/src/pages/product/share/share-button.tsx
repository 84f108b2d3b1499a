import { Button, ExternalIcon } from '@site/ui';
import { useState } from 'react';
import { ShareDialog } from './share-dialog';

export interface ShareButtonProps {
  name: string;
  text: string;
  /** Path of the preview picture that goes with the link. */
  picture: string | undefined;
}

/** Opens the ways to pass this page on. */
export function ShareButton(props: ShareButtonProps) {
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

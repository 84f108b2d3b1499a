import { Button, Stack, StatusDialog, StatusOverlay } from '@site/ui';
import { useState } from 'react';

/** Buttons that open each dialog and overlay which tells how a form went. */
export function OutcomeSamples() {
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setShown(null);
  const error = 'There was an error submitting your enquiry. Please try again later.';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {['dialog success', 'dialog error', 'overlay success', 'overlay error'].map((name) => (
        <Button key={name} variant="outlined" onClick={() => setShown(name)}>
          Show {name}
        </Button>
      ))}
      <StatusDialog
        open={shown?.startsWith('dialog') ?? false}
        status={shown?.endsWith('error') ? 'error' : 'success'}
        title={shown?.endsWith('error') ? 'Failed to Submit!' : 'Enquiry Submitted!'}
        message={
          shown?.endsWith('error')
            ? error
            : 'Thank you for your enquiry! We will get back to you shortly.'
        }
        onClose={close}
      />
      <StatusOverlay
        open={shown?.startsWith('overlay') ?? false}
        status={shown?.endsWith('error') ? 'error' : 'success'}
        title={
          shown?.endsWith('error') ? 'Opps! Failed to place Order.' : 'Hurry! Your Order is Placed'
        }
        message={error}
        onRetry={close}
        onHome={close}
      />
    </Stack>
  );
}

import { ApiError, downloadReceipt, type ReceiptOwner } from '@site/api-client';
import { Button, DownloadIcon, Typography } from '@site/ui';
import { useState } from 'react';

const MESSAGES = {
  idle: '',
  busy: '',
  failed: 'The receipt could not be loaded. Please try again.',
  refused: 'Your number has to be verified again before the receipt can be loaded.',
};

/** The receipt of a paid order as a PDF. What names the order goes into a header, never into an address. */
export function ReceiptButton({ owner }: { owner: ReceiptOwner }) {
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');
  const download = async () => {
    setState('busy');
    try {
      const { file, name } = await downloadReceipt(owner);
      saveFile(file, name);
      setState('idle');
    } catch (error) {
      setState(error instanceof ApiError && error.status === 401 ? 'refused' : 'failed');
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon size={18} />}
        disabled={state === 'busy'}
        onClick={() => void download()}
        sx={{ mt: 3 }}
      >
        {state === 'busy' ? 'Loading...' : 'Download receipt'}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {MESSAGES[state]}
      </Typography>
    </>
  );
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

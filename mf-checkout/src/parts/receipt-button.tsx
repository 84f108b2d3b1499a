import { downloadReceipt } from '@site/api-client';
import { Button, DownloadIcon, Typography } from '@site/ui';
import { useState } from 'react';

/** The receipt of a paid order as a PDF. The reference goes into a header, never into an address. */
export function ReceiptButton({ reference }: { reference: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    const receipt = await downloadReceipt(reference).catch(() => undefined);
    setState(receipt ? 'idle' : 'failed');
    if (receipt) saveFile(receipt.file, receipt.name);
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
        {state === 'failed' && 'The receipt could not be loaded. Please try again.'}
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

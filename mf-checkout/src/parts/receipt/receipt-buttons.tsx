import { ApiError, downloadReceipt, type ReceiptOwner, readReceipt } from '@site/api-client';
import { Box, Button, DownloadIcon, Typography } from '@site/ui';
import { type ReactElement, type ReactNode, useState } from 'react';

const MESSAGES = {
  idle: '',
  busy: '',
  failed: 'The receipt could not be loaded. Please try again.',
  refused: 'Your number has to be verified again before the receipt can be loaded.',
};

interface ReceiptButtonsProps {
  owner: ReceiptOwner;
  /** What else can be done there. */
  children?: ReactNode;
}

/**
 * The receipt of a paid order, to keep as a PDF or to print from the page. What names the order goes into
 * a header, never into an address.
 */
export function ReceiptButtons({ owner, children }: ReceiptButtonsProps) {
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');
  const [sheet, setSheet] = useState<ReactElement>();
  const isBusy = state === 'busy';
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setState('busy');
    try {
      await work();
      setState('idle');
    } catch (error) {
      setState(error instanceof ApiError && error.status === 401 ? 'refused' : 'failed');
    }
  };
  const download = async () => {
    const { file, name } = await downloadReceipt(owner);
    saveFile(file, name);
  };
  const print = async () => {
    const [{ ReceiptSheet }, receipt] = await Promise.all([
      import('./receipt-sheet'),
      readReceipt(owner),
    ]);
    setSheet(<ReceiptSheet receipt={receipt} onPrinted={() => setSheet(undefined)} />);
  };
  return (
    <>
      <Box sx={{ mt: 2.25, mx: -0.75, '& > *': { m: 0.75 } }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={18} />}
          // Not `disabled`: the button that was pressed would lose the focus.
          aria-disabled={isBusy}
          onClick={() => void run(download)}
        >
          {isBusy ? 'Loading...' : 'Download receipt'}
        </Button>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void run(print)}>
          Print receipt
        </Button>
        {children}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {MESSAGES[state]}
      </Typography>
      {sheet}
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

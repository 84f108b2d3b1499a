import { CloseIcon, Dialog, FaultCard, IconButton, ViewLoading } from '@site/ui';
import { useShellContact } from './use-shell-data';

interface SlotFallbackProps {
  state: 'waiting' | 'failed';
  /** Name of the dialog that is to come. */
  label: string;
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in for a dialog of a remote: loading, or the fault card with Retry. */
export function SlotFallback({ state, label, open, onClose, onRetry }: SlotFallbackProps) {
  const { phone } = useShellContact();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': label } }}
    >
      <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto', mr: 1, mt: 1 }}>
        <CloseIcon />
      </IconButton>
      {state === 'waiting' ? (
        <ViewLoading />
      ) : (
        <FaultCard bare level="h2" onRetry={onRetry} phone={phone} />
      )}
    </Dialog>
  );
}

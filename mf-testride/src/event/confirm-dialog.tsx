import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@site/ui';
import { useId } from 'react';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The words of the button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is gone for good; the way back is the first choice. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Keep
        </Button>
        <Button variant="outlined" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

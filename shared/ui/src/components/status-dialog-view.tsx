import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type Status, StatusIcon } from './status-icon';

export interface StatusDialogProps {
  open: boolean;
  status: Status;
  title: string;
  message: string;
  /** What stands below the message, e.g. the reference of what was sent. */
  detail?: ReactNode;
  /** The button, Escape and the backdrop: the caller clears the outcome. */
  onClose: () => void;
}

/** What `StatusDialog` shows once its code is here. */
export function StatusDialogView({
  open,
  status,
  title,
  message,
  detail,
  onClose,
}: StatusDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      // The button has the focus from the start: what stands before it is read out with the message, or never.
      aria-describedby={`${id}-message${detail ? ` ${id}-detail` : ''}`}
      slotProps={{ paper: { sx: { p: 4, textAlign: 'center', [LOW]: lowWindow } } }}
    >
      <StatusIcon status={status} />
      <Typography component="h2" variant="h4" id={`${id}-title`} sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography id={`${id}-message`} sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
        {message}
      </Typography>
      {detail && (
        <Typography component="div" id={`${id}-detail`} sx={{ mt: -2, mb: 4, fontWeight: 700 }}>
          {detail}
        </Typography>
      )}
      <Button variant="contained" onClick={onClose} autoFocus fullWidth>
        {status === 'success' ? 'Okay' : 'Try Again'}
      </Button>
    </Dialog>
  );
}

/** In a low window the words and the button need the height; the title says the same as the sign. */
const LOW = '@media (max-height: 32.5rem)';
const lowWindow = {
  p: 2.5,
  '& > div:first-of-type': { display: 'none' },
  '& > h2': { mt: 0 },
} as const;

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LinkButton } from './site-link';
import { type Status, StatusIcon } from './status-icon';

export interface StatusOverlayProps {
  open: boolean;
  status: Status;
  title: string;
  message: string;
  /** "Try Again": clears the message; the pre-order page also fetches the product again (spec §4). */
  onRetry: () => void;
  /** Called when the visitor follows "Go to Home". */
  onHome?: (() => void) | undefined;
  /** Escape closes; without it the visitor leaves by a button alone. */
  onClose?: (() => void) | undefined;
  /** After a success, the way to do the same again: it comes first. */
  next?: { label: string; onNext: () => void } | undefined;
  /** More lines, e.g. a transaction id. */
  children?: ReactNode;
}

/** What `StatusOverlay` shows once its code is here. */
export function StatusOverlayView(props: StatusOverlayProps) {
  const { open, status, title, message, onRetry, onHome, onClose, next, children } = props;
  const again = status === 'success' ? next : undefined;
  const id = useId();
  return (
    <Dialog
      open={open}
      fullScreen
      role="alertdialog"
      {...(onClose ? { onClose } : {})}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <Stack sx={{ m: 'auto', p: 4, maxWidth: 560, textAlign: 'center' }}>
        <StatusIcon status={status} />
        <Typography component="h2" variant="h3" id={`${id}-title`} sx={{ mt: 4 }}>
          {title}
        </Typography>
        <Typography
          id={`${id}-message`}
          variant="subtitle1"
          sx={{ mt: 2, color: 'text.secondary' }}
        >
          {message}
        </Typography>
        {children}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ mt: 5, gap: 1.5, justifyContent: 'center' }}
        >
          {status !== 'success' && (
            <Button variant="contained" onClick={onRetry} autoFocus>
              Try Again
            </Button>
          )}
          {again && (
            <Button variant="contained" onClick={again.onNext} autoFocus>
              {again.label}
            </Button>
          )}
          <LinkButton
            to="/"
            variant={status === 'success' && !again ? 'contained' : 'outlined'}
            autoFocus={status === 'success' && !again}
            {...(onHome ? { onClick: onHome } : {})}
          >
            Go to Home
          </LinkButton>
        </Stack>
      </Stack>
    </Dialog>
  );
}

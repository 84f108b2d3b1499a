import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  LinkButton,
  Stack,
  visuallyHidden,
} from '@site/ui';
import { useId, useState } from 'react';
import { buildShareTargets } from './build-share-targets';

/** What is passed on. */
export interface SharedLink {
  name: string;
  text: string;
  /** Path of the preview picture that goes with the link. */
  picture: string | undefined;
}

export interface ShareDialogProps extends SharedLink {
  open: boolean;
  onClose: () => void;
}

type Copied = 'no' | 'yes' | 'failed';

/** What the status line says of an attempt to copy. */
const said: Record<Copied, string> = {
  no: '',
  yes: 'Link copied',
  failed: 'Your browser did not allow copying. Select the link above.',
};

/** The page's link with its picture, and the ways to send it. */
export function ShareDialog({ open, onClose, name, text, picture }: ShareDialogProps) {
  const titleId = useId();
  const [copied, setCopied] = useState<Copied>('no');
  // The dialog opens on a press, so it never renders on the server.
  const url = open ? window.location.href : '';
  const canShare = open && typeof navigator.share === 'function';

  const copy = async () => {
    try {
      // Absent on a page without encryption, whatever its type says.
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  const shareNatively = () => {
    navigator
      .share({ title: name, text, url })
      // A visitor who closes the system's sheet has decided; there is nothing to report.
      .catch(() => undefined);
  };
  const close = () => {
    setCopied('no');
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Share {name}</DialogTitle>
      <DialogContent>
        {picture && (
          <Box
            component="img"
            src={picture}
            alt={`Preview picture of ${name}`}
            width={1200}
            height={630}
            sx={{
              display: 'block',
              width: '100%',
              height: 'auto',
              borderRadius: '12px',
              // In a low window it makes way for what is to be pressed.
              '@media (max-height: 32.5rem)': { display: 'none' },
            }}
          />
        )}
        <Box
          component="p"
          sx={{ my: 2, fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {url}
        </Box>
        <Stack useFlexGap sx={{ gap: 1.25 }}>
          <Button variant="contained" onClick={copy}>
            {copied === 'yes' ? 'Link copied' : 'Copy link'}
          </Button>
          {buildShareTargets({ url, name, text }).map(({ label, href }) => (
            <LinkButton
              key={label}
              to={href}
              newTab={!href.startsWith('mailto:')}
              variant="outlined"
            >
              {label}
            </LinkButton>
          ))}
          {canShare && (
            <Button variant="outlined" onClick={shareNatively}>
              More
            </Button>
          )}
          <Button variant="text" onClick={close}>
            Close
          </Button>
        </Stack>
        <Box role="status" sx={{ mt: 1, minHeight: '1.5em', fontSize: '0.875rem' }}>
          {/* Who sees the button reads it there. */}
          <Box component="span" sx={copied === 'yes' ? visuallyHidden : {}}>
            {said[copied]}
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

import {
  Box,
  BrandLogo,
  Button,
  Dialog,
  LinkButton,
  Stack,
  StatusIcon,
  Typography,
} from '@site/ui';
import { type ReactNode, useId } from 'react';
import type { OutcomeWords } from '../payment/resolve-outcome-words';

interface OutcomeOverlayProps {
  words: OutcomeWords;
  /** Undefined where nothing is left to try: the money is there. */
  onRetry: (() => void) | undefined;
  onHome: () => void;
  /** More about it: ids, a receipt, other ways. */
  children?: ReactNode;
}

/**
 * The way on has the focus as soon as it is there, and when it becomes another; a link takes no `autofocus`. In a low
 * window it is below the fold, and what happened comes first.
 */
function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

/**
 * The full-screen outcome of an order (spec §2): title and text, "Try Again" (not on success) and
 * "Go to Home", under the maker's name, so that nobody wonders who speaks of their money.
 */
export function OutcomeOverlay({ words, onRetry, onHome, children }: OutcomeOverlayProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullScreen
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      // The way on has the focus from the start: where the money is, and which ids it has, is read out with the message.
      aria-describedby={`${id}-message${children ? ` ${id}-more` : ''}`}
    >
      <Box sx={{ p: { xs: 2.5, sm: 4 }, pb: { xs: 0, sm: 0 } }}>
        <BrandLogo />
      </Box>
      <Stack
        sx={{
          m: 'auto',
          p: { xs: 2.5, sm: 4 },
          width: '100%',
          maxWidth: 620,
          textAlign: 'center',
          '& p': { textWrap: 'balance' },
        }}
      >
        <StatusIcon status={words.status} />
        {/* An outcome that was not clear may become another one while it is open: that is read out. */}
        <Box aria-live="polite" aria-atomic sx={{ mt: 4 }}>
          <Typography component="h2" variant="h3" id={`${id}-title`}>
            {words.title}
          </Typography>
          <Typography
            id={`${id}-message`}
            variant="subtitle1"
            sx={{ mt: 2, color: 'text.secondary' }}
          >
            {words.message}
          </Typography>
        </Box>
        {children && (
          <Box id={`${id}-more`} sx={{ mt: 4 }}>
            {children}
          </Box>
        )}
        <Stack
          key={words.title}
          ref={focusFirst}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ mt: 4, gap: 1.5, justifyContent: 'center' }}
        >
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <LinkButton to="/" variant={onRetry ? 'outlined' : 'contained'} onClick={onHome}>
            Go to Home
          </LinkButton>
        </Stack>
      </Stack>
    </Dialog>
  );
}

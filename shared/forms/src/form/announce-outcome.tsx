import { announce } from '@site/shell';
import { Box, Button, type StatusDialogProps, Typography } from '@site/ui';
import type { ReactNode } from 'react';

/** How a submit ended, in the words of the form's own dialog. */
export type SubmitOutcome = Omit<StatusDialogProps, 'open' | 'onClose'>;

interface LeftOutcome extends Omit<SubmitOutcome, 'status'> {
  /** `warning` where nobody can say yet how it ended. */
  status: SubmitOutcome['status'] | 'warning';
  /** The way back, beside the button that closes. */
  action?: ReactNode;
}

/** Tells over the page that is open now how the submit of a form ended whose own page was left meanwhile. */
export function announceOutcome(outcome: LeftOutcome): void {
  announce(<OutcomeNotice {...outcome} />);
}

function OutcomeNotice({ status, title, message, detail, action }: LeftOutcome) {
  return (
    <Box sx={card}>
      <Typography variant="h5" component="p" sx={{ color: `${status}.main` }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {message}
        {status === 'error' && ' What you typed is kept in the form.'}
      </Typography>
      {detail && <Box sx={{ mt: 1.5, fontWeight: 700 }}>{detail}</Box>}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {action}
        <Button variant="outlined" onClick={close}>
          Okay
        </Button>
      </Box>
    </Box>
  );
}

/** The button goes with the notice: a keyboard goes on at the beginning of the page. */
function close() {
  announce();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

const card = {
  width: 'min(440px, calc(100% - 24px))',
  p: 2.5,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'surface.raised',
  boxShadow: '0 18px 48px rgba(0, 0, 0, 0.2)',
  pointerEvents: 'auto',
} as const;

import { announce } from '@site/shell';
import { Box, Button, type StatusDialogProps, Typography } from '@site/ui';

/** How a submit ended, in the words of the form's own dialog. */
export type SubmitOutcome = Omit<StatusDialogProps, 'open' | 'onClose'>;

/** The same, or that nobody can say yet how it ended. */
interface LeftOutcome extends Omit<SubmitOutcome, 'status'> {
  status: SubmitOutcome['status'] | 'warning';
}

/** Tells over the page that is open now how the submit of a form ended whose own page was left meanwhile. */
export function announceOutcome(outcome: LeftOutcome): void {
  announce(<OutcomeNotice {...outcome} />);
}

function OutcomeNotice({ status, title, message, detail }: LeftOutcome) {
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
      <Button variant="outlined" onClick={close} sx={{ mt: 2, minHeight: 44 }}>
        Okay
      </Button>
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

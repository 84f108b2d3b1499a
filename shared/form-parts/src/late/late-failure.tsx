import { Card, type LateFailureProps, ViewError } from '@site/ui';

/** Under a form whose code could not be had: the form stays, with what was typed into it. */
export function LateFailure({ onRetry, busy }: LateFailureProps) {
  return (
    <Card sx={{ mt: 2 }}>
      <ViewError
        message="This form could not be loaded. What you have entered stays in it."
        onRetry={onRetry}
        busy={busy}
      />
    </Card>
  );
}

import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Box } from './box';
import { RetryButton } from './retry-button';

interface ViewFrameProps {
  icon?: ReactNode;
  title?: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  role: 'status' | 'alert';
  /** Heading level of the title; a page that is nothing but this state takes `h1`. */
  level?: 'h1' | 'h2' | 'p' | undefined;
}

function ViewFrame({ icon, title, message, action, role, level = 'p' }: ViewFrameProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        py: { xs: 6, md: 9 },
        px: 2,
        textAlign: 'center',
      }}
    >
      {icon}
      {title && (
        <Typography
          component={level}
          variant="h3"
          {...(level === 'h1' ? { tabIndex: -1 } : {})}
          sx={{ outline: 'none' }}
        >
          {title}
        </Typography>
      )}
      {message && (
        <Typography sx={{ maxWidth: 520, color: 'text.secondary' }}>{message}</Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}

/** Loading, where no skeleton fits: a spinner and the word (spec §2: "Loading"). */
export function ViewLoading({ label = 'Loading' }: { label?: string }) {
  return (
    <ViewFrame
      role="status"
      icon={<CircularProgress size={32} aria-hidden="true" />}
      message={label}
    />
  );
}

export interface ViewErrorProps {
  title?: ReactNode;
  /** The wording of spec §8 for this situation. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** True while a retry runs. */
  busy?: boolean | undefined;
  level?: 'h1' | 'h2' | 'p' | undefined;
}

/** A failed read, never shown as "nothing here". */
export function ViewError({ title, message, onRetry, retryLabel, busy, level }: ViewErrorProps) {
  return (
    <ViewFrame
      role="alert"
      title={title}
      message={message}
      level={level}
      action={
        onRetry && (
          <RetryButton
            label={retryLabel ?? 'Try Again'}
            variant="outlined"
            onRetry={onRetry}
            busy={busy}
          />
        )
      }
    />
  );
}

export interface ViewEmptyProps {
  title?: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'p' | undefined;
}

/** A read that succeeded and holds nothing. */
export function ViewEmpty(props: ViewEmptyProps) {
  return <ViewFrame role="status" {...props} />;
}

/** Something asked for by name that does not exist. */
export function ViewNotFound(props: ViewEmptyProps) {
  return <ViewFrame role="alert" {...props} />;
}

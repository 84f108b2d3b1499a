import { AlertIcon, Box } from '@site/ui';
import type { ReactNode } from 'react';

interface ProblemProps {
  /** Of the field that it is about. */
  id?: string;
  children: ReactNode;
}

/** What went wrong, in a line that is read out when it comes. */
export function Problem({ id, children }: ProblemProps) {
  return (
    <Box
      component="p"
      role="alert"
      id={id}
      sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center', color: 'error.main' }}
    >
      <AlertIcon size={20} /> {children}
    </Box>
  );
}

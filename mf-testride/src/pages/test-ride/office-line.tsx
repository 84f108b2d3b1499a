import { Stack } from '@site/ui';
import type { ReactNode } from 'react';

/** Tall enough for a thumb. */
export const contactLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

/** One line of the office card: its icon, then text or link. */
export function OfficeLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  'use no memo';
  return (
    <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
      <Stack sx={{ height: 44, justifyContent: 'center', color: 'primary.main' }}>{icon}</Stack>
      {children}
    </Stack>
  );
}

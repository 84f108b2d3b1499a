import { Box } from '@site/ui';
import type { ReactNode } from 'react';

/** Tall enough for a thumb; small enough on a phone that an e-mail address keeps its line. */
export const contactLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: { xs: '0.875rem', sm: '1rem' },
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

/** One line of an address block: its icon, then text or link. */
export function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box sx={{ display: 'flex', height: 44, alignItems: 'center', color: 'primary.main' }}>
        {icon}
      </Box>
      {children}
    </Box>
  );
}

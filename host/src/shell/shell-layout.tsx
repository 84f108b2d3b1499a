// Placeholder of the lead until the shell is here: replace freely.
import type { ReactNode } from 'react';
export function ShellLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}

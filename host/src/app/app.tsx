import type { ReactNode } from 'react';
import type { FederationSnapshot } from '../federation/snapshot';
import { SnapshotProvider } from '../federation/snapshot-context';
import { ThemeRoot } from '../theme/theme-root';

/** What surrounds the router on both sides: the same tree, so that hydration matches. */
export function App({ snapshot, children }: { snapshot: FederationSnapshot; children: ReactNode }) {
  return (
    <SnapshotProvider value={snapshot}>
      <ThemeRoot>{children}</ThemeRoot>
    </SnapshotProvider>
  );
}
